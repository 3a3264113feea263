import type { InvoiceStatus } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { type InvoiceOfLedger, sumsOfInvoice } from './sums';

/** Brings an invoice's status after its ledger: unpaid and paid follow the sums, every other status is somebody's word. */
export async function settleStatus(trx: Trx, invoice: InvoiceOfLedger): Promise<void> {
  if (invoice.status !== 'unpaid' && invoice.status !== 'paid') return;
  const { received, credited, open } = await sumsOfInvoice(trx, invoice);
  const status: InvoiceStatus = open === 0 && (received > 0 || credited > 0) ? 'paid' : 'unpaid';
  if (status !== invoice.status)
    await trx.updateTable('invoices').set({ status }).where('id', '=', invoice.id).execute();
}
