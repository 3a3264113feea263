import { isEmail, letterKindLabels, PROVIDER, submission } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { authors, recordStep } from '../history/recordStep';
import { billTo } from '../invoices/billTo';
import type { InvoiceLetter } from './invoiceLetter';
import { queuedLetter } from './storedLetters';

/**
/**
 * Queues a letter about an enquiry or its invoice to each who is written to, in the transaction of what causes it. A
 * second one of its kind to the same person is not written, unless it is about another entry of the ledger.
 */
export async function queueLetter(
  trx: Trx,
  enquiryId: string,
  kind: InvoiceLetter | 'submission',
  about = '',
): Promise<void> {
  const { number, pages, reference } = await trx
    .selectFrom('enquiries')
    .leftJoin('invoices', 'invoices.enquiryId', 'enquiries.id')
    .select(['number', 'pages', 'reference'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { emails } = billTo(submission.parse(JSON.parse(pages)));
  const topic =
    kind === 'submission' ? `We have received ${reference}` : `${letterKindLabels[kind]} ${number} for ${reference}`;
  const subject = `${topic} – ${PROVIDER}`;
  for (const recipient of kind === 'submission' ? emails.filter(isEmail) : orNobody(emails)) {
    const letter = await trx
      .insertInto('letters')
      .values(queuedLetter({ id: newId(), enquiryId, kind, recipient, subject, about }))
      .onConflict((known) => known.columns(['enquiryId', 'kind', 'recipient', 'about']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!letter) continue;
    await queueJob(trx, 'letter', { letterId: letter.id }, { id: letter.id, enquiryId });
    const detail = `${letterKindLabels[kind]} to ${recipient}`;
    await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author: authors.server });
  }
}

/** Nobody to write an invoice to is a letter too: staff see that it did not go. */
const orNobody = (emails: string[]) => (emails.length > 0 ? emails : ['']);
