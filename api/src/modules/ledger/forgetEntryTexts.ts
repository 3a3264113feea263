import type { Trx } from '../../platform/database/database';

/** Erases the words of money that was for these invoices and for no other. Its sums and days stay. */
export async function forgetEntryTexts(trx: Trx, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  const ofThese = trx.selectFrom('allocations').select('entryId').where('invoiceId', 'in', invoiceIds);
  const elsewhere = trx.selectFrom('allocations').select('entryId').where('invoiceId', 'not in', invoiceIds);
  await trx
    .updateTable('moneyEntryTexts')
    .set({ reference: '', note: '' })
    .where('entryId', 'in', ofThese)
    .where('entryId', 'not in', elsewhere)
    .execute();
}
