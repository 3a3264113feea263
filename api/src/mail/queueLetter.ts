import { type LetterKind, letterWords, PROVIDER, submission } from '@forms/shared/contract';
import type { Trx } from '../database/database';
import { newId } from '../ids';
import { billTo } from '../invoices/billTo';
import { queueJob } from '../jobs/queueJob';
import { authors, recordStep } from '../payments/recordStep';
import { now } from '../time';

/** Queues a letter about an enquiry's invoice, in the transaction of what causes it. A second one of its kind is not written. */
export async function queueLetter(trx: Trx, enquiryId: string, kind: LetterKind): Promise<void> {
  const { number, pages, reference } = await trx
    .selectFrom('enquiries')
    .innerJoin('invoices', 'invoices.enquiryId', 'enquiries.id')
    .select(['number', 'pages', 'reference'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const recipient = billTo(submission.parse(JSON.parse(pages))).emails.join(', ');
  const subject = `${letterWords[kind]} ${number} for ${reference} – ${PROVIDER}`;
  const letter = await trx
    .insertInto('letters')
    .values({ id: newId(), enquiryId, kind, recipient, subject, queuedAt: now(), sentAt: null, fileId: null })
    .onConflict((known) => known.columns(['enquiryId', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!letter) return;
  await queueJob(trx, 'letter', { letterId: letter.id }, { id: letter.id, enquiryId });
  const detail = `${letterWords[kind]} to ${recipient}`;
  await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author: authors.server });
}
