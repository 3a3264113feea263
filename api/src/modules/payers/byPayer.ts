import type { OpenDebt } from './openInvoices';

/** Open invoices by who pays them, the oldest of each first. */
export const byPayer = (invoices: readonly OpenDebt[]): Map<string, OpenDebt[]> => {
  const payers = new Map<string, OpenDebt[]>();
  for (const invoice of invoices) {
    const known = payers.get(invoice.payerId);
    if (known) known.push(invoice);
    else payers.set(invoice.payerId, [invoice]);
  }
  for (const open of payers.values())
    if (open.length > 1) open.sort((one, other) => (one.number < other.number ? -1 : 1));
  return payers;
};
