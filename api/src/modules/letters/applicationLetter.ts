import {
  applicationState,
  billTo,
  candidateLabels,
  enquirySummary,
  formatPence,
  hasInvoice,
  type LetterKind,
  labelOf,
  languageOf,
  submission,
} from '@forms/shared/contract';
import { formIn } from '@forms/shared/contract/definitions';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
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
import { applicationLink } from './applicationLink';
import { documentsWanted } from './documentsWanted';
import { sayIn, signature } from './say';

/** The kinds of letters that are about an application, and about no invoice. */
export type ApplicationLetter = Extract<
  LetterKind,
  | 'submission'
  | 'documents-received'
  | 'document-again'
  | 'withdrawn'
  | 'cancelled'
  | 'refund'
  | 'refund-failed'
  | 'message'
  | 'entry'
  | 'details'
  | 'candidate'
  | 'answers'
  | 'entry-statement'
>;

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
  const { say, campus, language, reference } = application;
  const [opening, ...next] = await said[kind](db, { ...application, about });
  const dates = withDates.includes(kind)
    ? await datesOfLetter(db, { enquiryId, campus, takesBack: takingBack.includes(kind) })
    : undefined;
  const body = letterBody({
    language,
    greeting: greetingFor(billTo(application.pages).writtenTo, language),
    opening,
    link: await applicationLink(app, enquiryId, say),
    closing: [
      ...next,
      ...(dates?.said ?? []),
      ...(await wordsAddedTo(db, kind, language)),
      say(
        'If anything is wrong, or if you did not expect this letter, please answer it or write to us at {address}, and give the reference {reference}.',
        { address: addressAt(settings, '/contact-us', { campus }), reference },
      ),
      signature(say, campus),
    ],
  });
  return dates ? { ...body, attachments: dates.attachments } : body;
}

/** The letters about what is kept no more, which take its days back. */
const takingBack: readonly ApplicationLetter[] = ['withdrawn', 'cancelled', 'entry'];
/** The letters that bring the days to keep. */
const withDates: readonly ApplicationLetter[] = ['submission', ...takingBack];

type Application = Awaited<ReturnType<typeof applicationAt>>;
type Paragraphs = [opening: string, ...next: string[]];

const said: Record<
  ApplicationLetter,
  (db: Database, application: Application & { about: string }) => Paragraphs | Promise<Paragraphs>
> = {
  submission: (_, { say, title, reference, state, wanted }) => [
    say('We have received “{title}”, thank you. Its reference is {reference}.', { title, reference }),
    ...wanted,
    state.next,
  ],
  'documents-received': (_, { say, reference }) => [
    say('We have received what you sent us for your application {reference}, thank you.', { reference }),
    say(
      'We look at it next. How far each document is, you see on the page of that link; we write to you if we need one again.',
    ),
  ],
  'document-again': (_, { say, reference }) => [
    say(
      'We have looked at a document that you sent us for your application {reference}, and ask you to send it again.',
      {
        reference,
      },
    ),
    say(
      'Which one, and why, is on the page of that link. Please send it there: a photograph taken with a phone will do.',
    ),
  ],
  withdrawn: (_, { say, reference }) => [
    say('Your application {reference} is withdrawn, as you asked.', { reference }),
    say('There is nothing to pay, and we do nothing more about it. To apply again, please send the form again.'),
  ],
  message: (_, { say, title, reference }) => [
    say('We have written to you about “{title}”, {reference}.', { title, reference }),
    say('What we wrote is on the page of that link. Please answer it there.'),
  ],
  entry: entrySaid,
  details: (_, { say, reference }) => [
    say('The contact details of your application {reference} were changed on its page.', { reference }),
    say('What they are now is on the page of that link. If it was not you who changed them, please tell us at once.'),
  ],
  candidate: candidateSaid,
  answers: answersSaid,
  'entry-statement': (_, { say, reference }) => [
    say(
      'Your statement of entry for {reference} is ready: the exams that you are entered for, and when they are sat.',
      {
        reference,
      },
    ),
    say('Please open it on the page of that link, and check your name, your date of birth and each exam.'),
  ],
  cancelled: (_, { say, reference, state }) => [
    say('Your application {reference} was cancelled.', { reference }),
    state.next,
  ],
  refund: async (db, { say, language, reference, about }) => {
    const { amount, intentId } = await refundAt(db, about);
    return [
      say('We have refunded {amount} for your application {reference}.', {
        amount: formatPence(amount, language),
        reference,
      }),
      intentId === null
        ? say('It comes back to you in the way that we have arranged with you.')
        : say('It goes back to the card that paid, and shows on its statement within ten working days, as a rule.'),
    ];
  },
  'refund-failed': async (db, { say, language, reference, about }) => [
    say('The card’s bank has returned our refund of {amount} for your application {reference}: it did not reach you.', {
      amount: formatPence((await refundAt(db, about)).amount, language),
      reference,
    }),
    say(
      'We still owe you this money, and write to you about another way to pay it back. You may also answer this letter.',
    ),
  ],
};

/** What became of an exam entry, and what that changes of the money. */
async function entrySaid(
  db: Database,
  { say, language, reference, about }: Application & { about: string },
): Promise<Paragraphs> {
  const { state, was, amount, ...entry } = await db
    .selectFrom('examEntryChanges')
    .innerJoin('examEntries', 'examEntries.id', 'entryId')
    .select(['examEntryChanges.state', 'was', 'amount', 'board', 'exam', 'seriesName'])
    .where('examEntryChanges.id', '=', about)
    .executeTakeFirstOrThrow();
  const before = examNamed({ ...entry, exam: was }, language);
  const sum = { amount: formatPence(Math.abs(amount), language) };
  if (state === 'withdrawn') {
    return [
      say('We have withdrawn an exam entry of your application {reference}: {before}.', { reference, before }),
      amount < 0
        ? say('{amount} of its price comes off your invoice. We write to you about that apart.', sum)
        : say('By the key dates of this series nothing of its price comes back.'),
    ];
  }
  const changed = say('We have amended an exam entry of your application {reference}: {before} became {after}.', {
    ...{ reference, before, after: examNamed(entry, language) },
  });
  if (amount > 0) return [changed, say('It costs {amount} more. We write to you about that apart.', sum)];
  if (amount < 0) return [changed, say('{amount} comes off your invoice. We write to you about that apart.', sum)];
  return [changed, say('What you pay stays the same.')];
}

/** Which details of the candidate were corrected, and none of what they are. */
async function candidateSaid(
  db: Database,
  { say, reference, pages, about }: Application & { about: string },
): Promise<Paragraphs> {
  const { enquiryId } = await db
    .selectFrom('candidateCorrections')
    .select('enquiryId')
    .where('id', '=', about)
    .executeTakeFirstOrThrow();
  const correction = (await correctionsSaid(db, enquiryId, pages)).find(({ id }) => id === about);
  const fields = (correction?.changes ?? []).map(({ field }) => say(candidateLabels[field])).join(', ');
  return [
    say('We have corrected what exam boards are told of the candidate in your application {reference}: {fields}.', {
      ...{ reference, fields },
    }),
    say('What you answered in the form stays as you wrote it; certificates follow what we corrected.'),
  ];
}

/** Which answers were corrected, by what was asked, and none of what they are. */
async function answersSaid(
  db: Database,
  { id, say, reference, form, about }: Application & { about: string },
): Promise<Paragraphs> {
  const correction = (await answerCorrectionsOf(db, id)).find((each) => each.id === about);
  const fields = (correction?.changes ?? []).map(({ page, field, asked }) => {
    const known = form.pages.find(({ name }) => name === page)?.fields.find(({ name }) => name === field);
    return labelOf(known) || asked;
  });
  return [
    say('We have corrected answers in your application {reference}: {fields}.', {
      ...{ reference, fields: fields.join('; ') },
    }),
    say('What they are now is on the page of that link. What it changes of a price, we write to you about apart.'),
  ];
}

/** Of a refund what letters say. */
const refundAt = (db: Database, id: string) =>
  db.selectFrom('refunds').select(['amount', 'intentId']).where('id', '=', id).executeTakeFirstOrThrow();

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
