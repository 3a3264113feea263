import type { Trx } from '../../platform/database/database';
import { now } from '../../platform/time';

/** Drops the letters about an entry of the ledger that have not gone and are not going at this moment. */
export async function dropLetters(trx: Trx, about: string): Promise<void> {
  const waiting = trx.selectFrom('letters').select('id').where('about', '=', about).where('sentAt', 'is', null);
  const dropped = await trx
    .deleteFrom('jobs')
    .where('id', 'in', waiting)
    .where((job) => job.or([job('lockedUntil', 'is', null), job('lockedUntil', '<=', now())]))
    .returning('id')
    .execute();
  for (const { id } of dropped) await trx.deleteFrom('letters').where('id', '=', id).execute();
}
