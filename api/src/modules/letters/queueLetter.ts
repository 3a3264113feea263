import { type Campus, isEmail, letterKindLabels, PROVIDER, submission } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { authors, recordStep } from '../history/recordStep';
import { billTo } from '../invoices/billTo';
import { begun, documentNames } from '../invoices/documentNames';
import type { AccountLetter } from './accountLetter';
import type { ApplicationLetter } from './applicationLetter';
import type { InvoiceLetter } from './invoiceLetter';
import { queuedLetter } from './storedLetters';

/** What a letter is about, in its subject. */
const topics: Record<ApplicationLetter | AccountLetter, string> = {
  submission: 'We have received',
  'documents-received': 'We have your documents for',
  'document-again': 'Please send a document again for',
  withdrawn: 'You have withdrawn',
  cancelled: 'Cancelled:',
  refund: 'Refund for',
  'refund-failed': 'A refund did not reach you for',
  message: 'A message about',
  entry: 'A change of your exam entries,',
  reminder: 'Payment reminder for',
  account: 'Your account with us:',
};

/**
 * Queues a letter about an enquiry, its invoice or the account that this is on, to each who is written to, or to those in
 * `to`, in the transaction of what causes it. A second one of its kind to the same person is not written, unless it is
 * about something else. It goes at once, or at `runAt`.
 */
export async function queueLetter(
  trx: Trx,
  enquiryId: string,
  kind: InvoiceLetter | ApplicationLetter | AccountLetter | 'credit-note',
  { about = '', runAt, to }: { about?: string | undefined; runAt?: string; to?: string[] } = {},
): Promise<void> {
  const { number, pages, reference, sellerCampus } = await trx
    .selectFrom('enquiries')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['number', 'pages', 'reference', 'sellerCampus'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { emails } = billTo(submission.parse(JSON.parse(pages)));
  const isOfInvoice = kind === 'invoice' || kind === 'receipt';
  const topic = topicOf(kind, { number, reference, sellerCampus });
  const subject = `${topic} – ${PROVIDER}`;
  for (const recipient of to ?? (isOfInvoice ? orNobody(emails) : emails.filter(isEmail))) {
    const letter = await trx
      .insertInto('letters')
      .values(queuedLetter({ id: newId(), enquiryId, kind, recipient, subject, about }))
      .onConflict((known) => known.columns(['enquiryId', 'kind', 'recipient', 'about']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!letter) continue;
    await queueJob(trx, 'letter', { letterId: letter.id }, { id: letter.id, enquiryId, ...(runAt && { runAt }) });
    const detail = `${letterKindLabels[kind]} to ${recipient}`;
    await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author: authors.server });
  }
}

/** What a letter's subject says that it is about. */
function topicOf(
  kind: InvoiceLetter | ApplicationLetter | AccountLetter | 'credit-note',
  { number, reference, sellerCampus }: { number: string | null; reference: string; sellerCampus: Campus | null },
): string {
  const names = documentNames(sellerCampus);
  if (kind === 'invoice') return `${begun(names.invoice)} ${number} for ${reference}`;
  if (kind === 'receipt')
    return `${begun(sellerCampus === 'lisbon' ? names.receipt : kind)} ${number} for ${reference}`;
  if (kind === 'credit-note') return `${begun(names.creditNote)} for ${reference}`;
  return `${topics[kind]} ${reference}`;
}

/** Nobody to write an invoice to is a letter too: staff see that it did not go. */
const orNobody = (emails: string[]) => (emails.length > 0 ? emails : ['']);
