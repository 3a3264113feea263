import type { Trx } from '../../platform/database/database';

/** Erases what batches say of who an invoice was for, and who paid: their amounts stay. To be called while both are there. */
export async function forgetExported(trx: Trx, invoiceId: string): Promise<void> {
  const notes = trx.selectFrom('creditNotes').select('id').where('invoiceId', '=', invoiceId);
  const money = trx.selectFrom('allocations').select('entryId').where('invoiceId', '=', invoiceId);
  await trx
    .deleteFrom('exportRowTexts')
    .where(
      'rowId',
      'in',
      trx
        .selectFrom('exportRows')
        .select('id')
        .where((row) =>
          row.or([row('sourceId', '=', invoiceId), row('sourceId', 'in', money), row('sourceId', 'in', notes)]),
        ),
    )
    .execute();
}
