import { letterKindLabels, PROVIDER, submission } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { authors, recordStep } from '../history/recordStep';
import { billTo } from '../invoices/billTo';
import type { InvoiceLetter } from './invoiceLetter';
import { queuedLetter } from './storedLetters';

/**
 * Queues a letter about an enquiry's invoice to each who is written to, in the transaction of what causes it. A second
 * one of its kind to the same person is not written.
 */
export async function queueLetter(trx: Trx, enquiryId: string, kind: InvoiceLetter): Promise<void> {
  const { number, pages, reference } = await trx
    .selectFrom('enquiries')
    .innerJoin('invoices', 'invoices.enquiryId', 'enquiries.id')
    .select(['number', 'pages', 'reference'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { emails } = billTo(submission.parse(JSON.parse(pages)));
  const subject = `${letterKindLabels[kind]} ${number} for ${reference} – ${PROVIDER}`;
  // Nobody to write to is a letter too: staff see that it did not go.
  for (const recipient of emails.length > 0 ? emails : ['']) {
    const letter = await trx
      .insertInto('letters')
      .values(queuedLetter({ id: newId(), enquiryId, kind, recipient, subject }))
      .onConflict((known) => known.columns(['enquiryId', 'kind', 'recipient']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!letter) continue;
    await queueJob(trx, 'letter', { letterId: letter.id }, { id: letter.id, enquiryId });
    const detail = `${letterKindLabels[kind]} to ${recipient}`;
    await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author: authors.server });
  }
}
