import {
  applicationState,
  campusNames,
  enquirySummary,
  formatPence,
  type LetterKind,
  PROVIDER,
  submission,
} from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { siteAddress } from '../../platform/settings/settings';
import { datesOfLetter } from '../application-dates/applicationDates';
import { examNamed } from '../exams/enteredExam';
import { billTo } from '../invoices/billTo';
import { sumsOfEnquiry } from '../invoices/received';
import { applicationLink } from './applicationLink';
import { documentsWanted } from './documentsWanted';

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
  const application = await applicationAt(db, enquiryId);
  const [opening, ...next] = await said[kind](db, { ...application, about });
  const dates = withDates.includes(kind)
    ? await datesOfLetter(db, { enquiryId, campus: settings.campus, isEnded: givenUp.includes(kind) })
    : undefined;
  const body = letterBody({
    greeting: greetingFor(billTo(application.pages).writtenTo),
    opening,
    link: await applicationLink(app, enquiryId),
    closing: [
      ...next,
      ...(dates?.said ?? []),
      `If anything is wrong, or if you did not expect this letter, please answer it or write to us at ${siteAddress(settings)}/contact-us, and give the reference ${application.reference}.`,
      `${PROVIDER} ${campusNames[settings.campus]}`,
    ],
  });
  return dates ? { ...body, attachments: dates.attachments } : body;
}

const givenUp: readonly ApplicationLetter[] = ['withdrawn', 'cancelled'];
/** The letters that bring the days to keep, or take them back. */
const withDates: readonly ApplicationLetter[] = ['submission', 'entry', ...givenUp];

type Application = Awaited<ReturnType<typeof applicationAt>>;
type Paragraphs = [opening: string, ...next: string[]];

const said: Record<
  ApplicationLetter,
  (db: Database, application: Application & { about: string }) => Paragraphs | Promise<Paragraphs>
> = {
  submission: (_, { title, reference, state, wanted }) => [
    `We have received “${title}”, thank you. Its reference is ${reference}.`,
    ...wanted,
    state.next,
  ],
  'documents-received': (_, { reference }) => [
    `We have received what you sent us for your application ${reference}, thank you.`,
    'We look at it next. How far each document is, you see on the page of that link; we write to you if we need one again.',
  ],
  'document-again': (_, { reference }) => [
    `We have looked at a document that you sent us for your application ${reference}, and ask you to send it again.`,
    'Which one, and why, is on the page of that link. Please send it there: a photograph taken with a phone will do.',
  ],
  withdrawn: (_, { reference }) => [
    `Your application ${reference} is withdrawn, as you asked.`,
    'There is nothing to pay, and we do nothing more about it. To apply again, please send the form again.',
  ],
  message: (_, { title, reference }) => [
    `We have written to you about “${title}”, ${reference}.`,
    'What we wrote is on the page of that link. Please answer it there.',
  ],
  entry: async (db, { reference, about }) => {
    const { state, was, amount, ...entry } = await db
      .selectFrom('examEntryChanges')
      .innerJoin('examEntries', 'examEntries.id', 'entryId')
      .select(['examEntryChanges.state', 'was', 'amount', 'board', 'exam', 'seriesName'])
      .where('examEntryChanges.id', '=', about)
      .executeTakeFirstOrThrow();
    const before = examNamed({ ...entry, exam: was });
    if (state === 'withdrawn') {
      return [
        `We have withdrawn an exam entry of your application ${reference}: ${before}.`,
        amount < 0
          ? `${formatPence(-amount)} of its price comes off your invoice. We write to you about that apart.`
          : 'By the key dates of this series nothing of its price comes back.',
      ];
    }
    const changed = `We have amended an exam entry of your application ${reference}: ${before} became ${examNamed(entry)}.`;
    if (amount > 0) return [changed, `It costs ${formatPence(amount)} more, which we will invoice.`];
    if (amount < 0)
      return [changed, `${formatPence(-amount)} comes off your invoice. We write to you about that apart.`];
    return [changed, 'What you pay stays the same.'];
  },
  cancelled: (_, { reference, state }) => [`Your application ${reference} was cancelled.`, state.next],
  refund: async (db, { reference, about }) => {
    const { amount, intentId } = await refundAt(db, about);
    return [
      `We have refunded ${formatPence(amount)} for your application ${reference}.`,
      intentId === null
        ? 'It comes back to you in the way that we have arranged with you.'
        : 'It goes back to the card that paid, and shows on its statement within ten working days, as a rule.',
    ];
  },
  'refund-failed': async (db, { reference, about }) => [
    `The card’s bank has returned our refund of ${formatPence((await refundAt(db, about)).amount)} for your application ${reference}: it did not reach you.`,
    'We still owe you this money, and write to you about another way to pay it back. You may also answer this letter.',
  ],
};

/** Of a refund what letters say. */
const refundAt = (db: Database, id: string) =>
  db.selectFrom('refunds').select(['amount', 'intentId']).where('id', '=', id).executeTakeFirstOrThrow();

/** Of an application what letters say. Throws where there is none. */
async function applicationAt(db: Database, enquiryId: string) {
  const row = await db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join.onRef('slug', '=', 'formSlug').onRef('formVersions.version', '=', 'formVersion'),
    )
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['reference', 'formVersions.title', 'enquiries.status', 'pages', 'paymentMethod'])
    .select(['dueDate', 'invoices.status as invoiceStatus'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { status, paymentMethod } = enquirySummary.pick({ status: true, paymentMethod: true }).parse(row);
  const { reference, title, dueDate, invoiceStatus } = row;
  const { received = 0, owing = 0 } = (await sumsOfEnquiry(db, enquiryId)) ?? {};
  const pages = submission.parse(JSON.parse(row.pages));
  const wanted = await documentsWanted(db, enquiryId);
  const state = applicationState({
    status,
    withdrawn: false,
    paymentMethod,
    received,
    owing,
    paid: received > 0 && owing === 0,
    invoice: invoiceStatus === null ? null : { status: invoiceStatus, dueDate },
    needsDocuments: wanted.length > 0,
  });
  return { reference, title, pages, state, wanted };
}
