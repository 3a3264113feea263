import type { Trx } from '../../platform/database/database';

/**
 * Lets go of what bank rows know of an invoice that is removed, before its money is: the rows stay known and booked, so that
 * no import brings them again.
 */
export async function releaseRows(trx: Trx, invoiceId: string): Promise<void> {
  // Of what was for other invoices too, the entry stays.
  const going = await trx
    .selectFrom('bankBookings')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'bankBookings.entryId')
    .leftJoin('moneyEntries as reversal', 'reversal.reverses', 'moneyEntries.id')
    .select(['moneyEntries.id', 'reversal.id as reversedBy'])
    .where('bankBookings.invoiceId', '=', invoiceId)
    .where(
      'moneyEntries.id',
      'not in',
      trx.selectFrom('allocations').select('entryId').where('invoiceId', '<>', invoiceId),
    )
    .execute();
  for (const { id, reversedBy } of going) {
    if (reversedBy !== null) await trx.deleteFrom('bankBookings').where('entryId', '=', id).execute();
    else await trx.updateTable('bankBookings').set({ entryId: null }).where('entryId', '=', id).execute();
  }
}
