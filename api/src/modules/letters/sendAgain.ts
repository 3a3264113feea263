import { letterLabel } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { queueJob } from '../../platform/jobs/queueJob';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';

/**
 * Queues a letter once more, of this enquiry or, where that is null, of none: at once where it waits or was given up, as
 * a new message where it went. Throws 404 where there is no such letter.
 */
export async function sendAgain(
  trx: Trx,
  { enquiryId, letterId }: { enquiryId: string | null; letterId: string },
  author: string,
): Promise<void> {
  const letter = await trx
    .selectFrom('letters')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'letters.enquiryId').on('isCurrent', '=', 1))
    .select(['kind', 'recipient', 'sentAt', 'sentAgain', 'sellerCampus as seller'])
    .where('letters.id', '=', letterId)
    .where('letters.enquiryId', enquiryId === null ? 'is' : '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('letter'));
  if (letter.sentAt !== null) {
    const again = { sentAt: null, bounced: null, queuedAt: now(), sentAgain: (letter.sentAgain ?? 0) + 1 };
    await trx.updateTable('letters').set(again).where('id', '=', letterId).execute();
  }
  const inHand = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', letterId)
    .where('lockedUntil', '>', now())
    .executeTakeFirst();
  // One that is being sent at this moment is not begun a second time.
  if (inHand && letter.sentAt === null) return;
  await trx.deleteFrom('jobs').where('id', '=', letterId).execute();
  await queueJob(trx, 'letter', { letterId, byStaff: true }, { id: letterId, ...(enquiryId && { enquiryId }) });
  if (enquiryId === null) return;
  const detail = `${letterLabel(letter)} to ${letter.recipient}, again`;
  await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author });
}
