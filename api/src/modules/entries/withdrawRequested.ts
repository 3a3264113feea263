import type { Trx } from '../../platform/database/database';
import { now } from '../../platform/time';

/**
 * Withdraws what an application asked for, as it is given up itself: no step of its own is written. What is with the board
 * stays, for the board has to be told.
 */
export async function withdrawRequested(trx: Trx, enquiryId: string, author: string): Promise<void> {
  await trx
    .updateTable('examEntries')
    .set((entry) => ({
      ...{ state: 'withdrawn', version: entry('version', '+', 1), changedAt: now(), changedBy: author },
    }))
    .where('enquiryId', '=', enquiryId)
    .where('state', '=', 'requested')
    .execute();
}
