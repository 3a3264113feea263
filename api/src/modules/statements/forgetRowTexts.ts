import type { Trx } from '../../platform/database/database';

/** Erases the words of bank rows that were for these invoices and for no other. */
export async function forgetRowTexts(trx: Trx, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  const rows = await trx
    .selectFrom('bankBookings')
    .select('rowId')
    .distinct()
    .where('invoiceId', 'in', invoiceIds)
    .execute();
  if (rows.length === 0) return;
  const elsewhere = trx.selectFrom('bankBookings').select('rowId').where('invoiceId', 'not in', invoiceIds);
  await trx
    .updateTable('bankRowTexts')
    .set({ name: '', reference: '', text: '' })
    .where(
      'rowId',
      'in',
      rows.map(({ rowId }) => rowId),
    )
    .where('rowId', 'not in', elsewhere)
    .execute();
}
