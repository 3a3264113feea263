import { authors, billTo, isEmail, letterLabel, submission } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { recordStep } from '../history/recordStep';
import { type EnquiryLetter, subjectOf } from './letterSubject';
import { sayIn } from './say';
import { queuedLetter } from './storedLetters';

/**
 * Queues a letter about an enquiry, its invoice or the account that this is on, to each who is written to, or to those in
 * `to`, in the transaction of what causes it. A second one of its kind to the same person is not written, unless it is
 * about something else. It goes at once, or at `runAt`.
 */
export async function queueLetter(
  trx: Trx,
  enquiryId: string,
  kind: EnquiryLetter,
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
  // As staff read it; whoever it goes to reads it in their language.
  const subject = subjectOf(kind, { number, reference, sellerCampus }, sayIn('en-GB'));
  for (const recipient of to ?? (isOfInvoice ? orNobody(emails) : emails.filter(isEmail))) {
    const letter = await trx
      .insertInto('letters')
      .values(queuedLetter({ id: newId(), enquiryId, kind, recipient, subject, about }))
      .onConflict((known) => known.columns(['enquiryId', 'kind', 'recipient', 'about']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!letter) continue;
    await queueJob(trx, 'letter', { letterId: letter.id }, { id: letter.id, enquiryId, ...(runAt && { runAt }) });
    const detail = `${letterLabel({ kind, seller: sellerCampus })} to ${recipient}`;
    await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author: authors.server });
  }
}

/** Nobody to write an invoice to is a letter too: staff see that it did not go. */
const orNobody = (emails: string[]) => (emails.length > 0 ? emails : ['']);
