import type { Trx } from '../../platform/database/database';

/** Removes what an invoice that was removed had of the ledger. Money that is for another one too stays. */
export async function removeFromLedger(trx: Trx, invoiceId: string): Promise<void> {
  const gone = await trx.deleteFrom('allocations').where('invoiceId', '=', invoiceId).returning('entryId').execute();
  if (gone.length === 0) return;
  const unused = trx
    .selectFrom('moneyEntries')
    .select('moneyEntries.id')
    .leftJoin('allocations', 'allocations.entryId', 'moneyEntries.id')
    .where('allocations.id', 'is', null)
    .where(
      'moneyEntries.id',
      'in',
      gone.map(({ entryId }) => entryId),
    );
  const ids = (await unused.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('moneyEntryTexts').where('entryId', 'in', ids).execute();
  await trx.deleteFrom('moneyEntries').where('id', 'in', ids).execute();
}
