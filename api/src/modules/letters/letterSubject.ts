import {
  type ApplicationLetter,
  type Campus,
  capital,
  documentNames,
  languageOf,
  PROVIDER,
  submission,
} from '@forms/shared/contract';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { campusWrittenFrom } from '../application-links/campusOfEnquiry';
import type { AccountLetter } from './accountBody';
import type { InvoiceLetter } from './invoiceBody';
import { type Say, sayIn } from './say';

/** The kinds of letters that are about an enquiry. */
export type EnquiryLetter = InvoiceLetter | ApplicationLetter | AccountLetter | 'credit-note' | 'payer-statement';

/** What a letter is about, in its subject. */
const topics = {
  submission: 'We have received {reference}',
  'documents-received': 'We have your documents for {reference}',
  'document-again': 'Please send a document again for {reference}',
  withdrawn: 'You have withdrawn {reference}',
  cancelled: 'Cancelled: {reference}',
  refund: 'Refund for {reference}',
  'refund-failed': 'A refund did not reach you for {reference}',
  message: 'A message about {reference}',
  entry: 'A change of your exam entries, {reference}',
  details: 'Your contact details were changed, {reference}',
  candidate: 'What exam boards are told of you was corrected, {reference}',
  answers: 'Answers of yours were corrected, {reference}',
  'entry-statement': 'Your statement of entry, {reference}',
  reminder: 'Payment reminder for {reference}',
  account: 'Your account with us: {reference}',
  'payer-statement': 'Statement of your account: {reference}',
} as const satisfies Record<ApplicationLetter | AccountLetter | 'payer-statement', string>;

/** What a letter's subject says that it is about. */
export function subjectOf(
  kind: EnquiryLetter,
  { number, reference, sellerCampus }: { number: string | null; reference: string; sellerCampus: Campus | null },
  say: Say,
): string {
  return `${topicOf()} – ${PROVIDER}`;

  function topicOf(): string {
    const names = documentNames(sellerCampus);
    const of = { number: number ?? '', reference };
    if (kind === 'invoice')
      return say('{document} {number} for {reference}', { document: capital(names.invoice), ...of });
    if (kind === 'receipt') {
      if (sellerCampus !== 'lisbon') return say('Receipt {number} for {reference}', of);
      return say('{receipt} {number} for {reference}', { receipt: capital(names.receipt), ...of });
    }
    if (kind === 'credit-note')
      return say('{credit} for {reference}', { credit: capital(names.creditNote), reference });
    return say(topics[kind], { reference });
  }
}

/** A letter's subject in the language of whoever it goes to; as staff read it where that is English. */
export async function subjectAsSent(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  { enquiryId, kind, subject }: Pick<Tables['letters'], 'enquiryId' | 'kind' | 'subject'>,
): Promise<string> {
  if (enquiryId === null || kind === 'reply' || kind === 'draft') return subject;
  const { pages, sentFrom, ...of } = await db
    .selectFrom('enquiries')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['number', 'pages', 'sentFrom', 'reference', 'sellerCampus'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const language = languageOf[campusWrittenFrom({ pages: submission.parse(JSON.parse(pages)), sentFrom }, settings)];
  return language === 'en-GB' ? subject : subjectOf(kind, of, sayIn(language));
}
