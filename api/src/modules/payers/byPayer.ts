import type { OpenDebt } from './openInvoices';

/** Open invoices by who pays them. */
export const byPayer = (invoices: readonly OpenDebt[]): Map<string, OpenDebt[]> => {
  const payers = new Map<string, OpenDebt[]>();
  for (const invoice of invoices) {
    const known = payers.get(invoice.payerId);
    if (known) known.push(invoice);
    else payers.set(invoice.payerId, [invoice]);
  }
  return payers;
};
