import type { Database } from '../../platform/database/database';

/** The pence that came in by a day, and are for no invoice. */
export async function unallocated(db: Database, day: string): Promise<number> {
  const { came } = await db
    .selectFrom('moneyEntries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('came'))
    .where('receivedOn', '<=', day)
    .executeTakeFirstOrThrow();
  const { used } = await db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'entryId')
    .select(({ fn }) => fn.sum<number | null>('allocations.amount').as('used'))
    .where('receivedOn', '<=', day)
    .executeTakeFirstOrThrow();
  return Number(came ?? 0) - Number(used ?? 0);
}
