import { creditableLines, isDraft } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { type InvoiceRow, invoiceById } from '../invoices/storedInvoices';
import { creditRest } from './issueCreditNote';

/**
 * Cancels an invoice, which must be locked in this transaction: what is left of one that was issued goes off by a credit
 * note first, so that its number ends in another number. What came for it stays in the ledger. Throws 409 while a card is
 * being charged.
 *
 * @param reason stands on the credit note, which the payer reads
 */
export async function cancelInvoice(
  trx: Trx,
  { id, status }: Pick<InvoiceRow, 'id' | 'status'>,
  { reason, author }: { reason: string; author: string },
): Promise<void> {
  const invoice = await invoiceById(trx, id);
  const isLeft = !isDraft(status) && invoice.credited < invoice.amount;
  if (isLeft) await creditRest(trx, { invoiceId: id, lines: creditableLines(invoice), reason, author });
  await trx.updateTable('invoices').set({ status: 'cancelled' }).where('id', '=', id).execute();
}
