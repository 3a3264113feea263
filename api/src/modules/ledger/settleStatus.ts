import type { InvoiceStatus } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { addUp } from './addUp';
import { type InvoiceOfLedger, sumsOfInvoice } from './sums';

/** Brings what stands beside an invoice after its ledger, and its status: unpaid and paid follow the sums, every other status is somebody's word. */
export async function settleStatus(trx: Trx, invoice: InvoiceOfLedger): Promise<void> {
  await addUp(trx, [invoice.id]);
  if (invoice.status !== 'unpaid' && invoice.status !== 'paid') return;
  const { received, credited, open } = await sumsOfInvoice(trx, invoice);
  const status: InvoiceStatus = open === 0 && (received > 0 || credited > 0) ? 'paid' : 'unpaid';
  if (status !== invoice.status)
    await trx.updateTable('invoices').set({ status }).where('id', '=', invoice.id).execute();
}
