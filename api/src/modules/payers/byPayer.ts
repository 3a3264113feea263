import type { OpenInvoice } from './openInvoices';

/** Open invoices by who pays them. */
export const byPayer = (invoices: readonly OpenInvoice[]): Map<string, OpenInvoice[]> => {
  const payers = new Map<string, OpenInvoice[]>();
  for (const invoice of invoices) {
    const known = payers.get(invoice.payerId);
    if (known) known.push(invoice);
    else payers.set(invoice.payerId, [invoice]);
  }
  return payers;
};
