import type { Database, Trx } from '../database/database';
import { newId } from '../ids';
import { now } from '../time';
import type { JobKind, JobPayloads, RecurringKind } from './tables';

/**
 * Queues work in the transaction of what causes it: it is done if and only if that is. At least once, so its handler
 * must bear being run again.
 *
 * @param options `enquiryId` whose history tells if the work is given up; `runAt` not before this time
 */
export async function queueJob<K extends JobKind>(
  trx: Trx,
  kind: K,
  payload: JobPayloads[K],
  { id = newId(), enquiryId, runAt = now() }: { id?: string; enquiryId?: string; runAt?: string } = {},
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      enquiryId: enquiryId ?? null,
      runAt,
      attempts: 0,
      lockedUntil: null,
      lastError: null,
      deadAt: null,
    })
    .execute();
}

/** Sees to it that work which comes again and again is in the queue, once, also where it was given up. */
export async function seeToJob(db: Database, kind: RecurringKind): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const again = { deadAt: null, attempts: 0, lastError: null };
    const known = await trx.updateTable('jobs').set(again).where('id', '=', kind).returning('id').executeTakeFirst();
    if (!known) await queueJob(trx, kind, {}, { id: kind });
  });
}
