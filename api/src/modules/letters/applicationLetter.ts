import {
  type ApplicationLetter,
  applicationState,
  billTo,
  type CandidateField,
  enquirySummary,
  hasInvoice,
  labelOf,
  languageOf,
  submission,
} from '@forms/shared/contract';
import { formIn } from '@forms/shared/contract/definitions';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { addressAt } from '../../platform/settings/addressAt';
import { answerCorrectionsOf } from '../answer-corrections/storedCorrections';
import { datesOfLetter } from '../application-dates/applicationDates';
import { campusWrittenFrom } from '../application-links/campusOfEnquiry';
import { correctionsSaid } from '../candidates/storedCorrections';
import { isDisputed } from '../disputes/undecided';
import { examNamed } from '../exams/enteredExam';
import { formAt } from '../forms/storedForms';
import { sumsOfEnquiry } from '../invoices/received';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { mergedIntoOf } from '../merges/storedMerges';
import { applicationBody } from './applicationBody';
import { applicationLink } from './applicationLink';
import { applicationSaid, type EntrySaid, type Paragraphs, type RefundSaid } from './applicationSaid';
import { documentsWanted } from './documentsWanted';
import { sayIn } from './say';

/**
 * What a letter about an application says: its reference and the link to its page, what happens next and whom to ask. No
 * answer of it, and no document’s name: nobody has proved that the address is the writer’s.
 */
export async function applicationLetter(
  app: Pick<App, 'db' | 'settings'>,
  { enquiryId, kind, about }: { enquiryId: string; kind: ApplicationLetter; about: string },
): Promise<SendMailOptions> {
  const { db, settings } = app;
  const application = await applicationAt(app, enquiryId);
  const { say, campus, language } = application;
  const [opening, ...next] = await said[kind](db, { ...application, about });
  const dates = withDates.includes(kind)
    ? await datesOfLetter(db, { enquiryId, campus, takesBack: takingBack.includes(kind) })
    : undefined;
  const body = applicationBody(application, {
    writtenTo: billTo(application.pages).writtenTo,
    paragraphs: [opening, ...next],
    link: await applicationLink(app, enquiryId, say),
    dates: dates?.said ?? [],
    added: await wordsAddedTo(db, kind, language),
    contactUs: addressAt(settings, '/contact-us', { campus }),
  });
  return dates ? { ...body, attachments: dates.attachments } : body;
}

/** The letters about what is kept no more, which take its days back. */
const takingBack: readonly ApplicationLetter[] = ['withdrawn', 'cancelled', 'entry'];
/** The letters that bring the days to keep. */
const withDates: readonly ApplicationLetter[] = ['submission', ...takingBack];

type Application = Awaited<ReturnType<typeof applicationAt>>;

/** What a letter of each kind says, of which some are about more than the application. */
const said: Record<
  ApplicationLetter,
  (db: Database, application: Application & { about: string }) => Paragraphs | Promise<Paragraphs>
> = {
  submission: (_, application) => applicationSaid.submission(application),
  'documents-received': (_, application) => applicationSaid['documents-received'](application),
  'document-again': (_, application) => applicationSaid['document-again'](application),
  withdrawn: (_, application) => applicationSaid.withdrawn(application),
  message: (_, application) => applicationSaid.message(application),
  entry: async (db, application) => applicationSaid.entry(application, await entryAt(db, application)),
  details: (_, application) => applicationSaid.details(application),
  candidate: async (db, application) => applicationSaid.candidate(application, await candidateFields(db, application)),
  answers: async (db, application) => applicationSaid.answers(application, await answersCorrected(db, application)),
  'entry-statement': (_, application) => applicationSaid['entry-statement'](application),
  cancelled: (_, application) => applicationSaid.cancelled(application),
  refund: async (db, application) => applicationSaid.refund(application, await refundAt(db, application.about)),
  'refund-failed': async (db, application) =>
    applicationSaid['refund-failed'](application, await refundAt(db, application.about)),
};

/** A change of an exam entry, and what that changes of the money. */
async function entryAt(
  db: Database,
  { language, about }: Pick<Application, 'language'> & { about: string },
): Promise<EntrySaid> {
  const { state, was, amount, ...entry } = await db
    .selectFrom('examEntryChanges')
    .innerJoin('examEntries', 'examEntries.id', 'entryId')
    .select(['examEntryChanges.state', 'was', 'amount', 'board', 'exam', 'seriesName'])
    .where('examEntryChanges.id', '=', about)
    .executeTakeFirstOrThrow();
  const before = examNamed({ ...entry, exam: was }, language);
  return { isWithdrawn: state === 'withdrawn', before, after: examNamed(entry, language), amount };
}

/** Which details of the candidate were corrected. */
async function candidateFields(
  db: Database,
  { pages, about }: Pick<Application, 'pages'> & { about: string },
): Promise<CandidateField[]> {
  const { enquiryId } = await db
    .selectFrom('candidateCorrections')
    .select('enquiryId')
    .where('id', '=', about)
    .executeTakeFirstOrThrow();
  const correction = (await correctionsSaid(db, enquiryId, pages)).find(({ id }) => id === about);
  return (correction?.changes ?? []).map(({ field }) => field);
}

/** Which answers were corrected, by what was asked. */
async function answersCorrected(
  db: Database,
  { id, form, about }: Pick<Application, 'id' | 'form'> & { about: string },
): Promise<string[]> {
  const correction = (await answerCorrectionsOf(db, id)).find((each) => each.id === about);
  return (correction?.changes ?? []).map(({ page, field, asked }) => {
    const known = form.pages.find(({ name }) => name === page)?.fields.find(({ name }) => name === field);
    return labelOf(known) || asked;
  });
}

/** Of a refund what letters say. */
async function refundAt(db: Database, id: string): Promise<RefundSaid> {
  const { amount, intentId } = await db
    .selectFrom('refunds')
    .select(['amount', 'intentId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { amount, isToCard: intentId !== null };
}

/** Of an application what letters say. Throws where there is none. */
async function applicationAt({ db, settings }: Pick<App, 'db' | 'settings'>, enquiryId: string) {
  const row = await db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join.onRef('slug', '=', 'formSlug').onRef('formVersions.version', '=', 'formVersion'),
    )
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select([
      'reference',
      'formVersions.title',
      'formSlug',
      'formVersion',
      'enquiries.status',
      'pages',
      'sentFrom',
      'paymentMethod',
    ])
    .select(['dueDate', 'invoices.status as invoiceStatus'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { status, paymentMethod } = enquirySummary.pick({ status: true, paymentMethod: true }).parse(row);
  const { reference, dueDate, invoiceStatus } = row;
  const { received = 0, owing = 0 } = (await sumsOfEnquiry(db, enquiryId)) ?? {};
  const pages = submission.parse(JSON.parse(row.pages));
  const campus = campusWrittenFrom({ pages, sentFrom: row.sentFrom }, settings);
  const language = languageOf[campus];
  const say = sayIn(language);
  const { json } = await formAt(db, row.formSlug, row.formVersion);
  const form = formIn(json, language);
  const title = language === 'en-GB' ? row.title : form.header.title;
  const mergedInto = (await mergedIntoOf(db, [enquiryId])).get(enquiryId) ?? null;
  const wanted = mergedInto ? [] : await documentsWanted(db, enquiryId, say);
  const facts = {
    ...{ status, paymentMethod, received, owing },
    withdrawn: false,
    mergedInto,
    paid: received > 0 && owing === 0,
    invoice: invoiceStatus === null ? null : { status: invoiceStatus, dueDate },
    hasPlaces: hasInvoice(json),
    isDisputed: await isDisputed(db, enquiryId),
    needsDocuments: wanted.length > 0,
  };
  const state = applicationState(facts, language);
  return { id: enquiryId, reference, title, form, pages, state, wanted, campus, language, say };
}
