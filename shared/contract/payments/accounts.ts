import * as z from '@forms/shared/platform/zod';
import { type InvoiceItemType, invoiceItemTypes } from '../money/line';

/** An account of the ledger that an item is booked to. */
export const invoiceAccount = z.object({
  id: z.enum(invoiceItemTypes),
  code: z.string(),
  description: z.string(),
  label: z.string(),
});
export type InvoiceAccount = z.infer<typeof invoiceAccount>;

const account = (id: InvoiceItemType, code: string, description: string): InvoiceAccount => ({
  id,
  code,
  description,
  label: `${code} ${description}`,
});

/** The ledger's accounts, and which one an item of each type is booked to where nobody says otherwise. */
export const accountOf: Readonly<Record<InvoiceItemType, InvoiceAccount>> = {
  fulltime: account('fulltime', '200', 'Full-time tuition'),
  asp: account('asp', '210', 'ASP tuition'),
  supp: account('supp', '220', 'Supplementary tuition'),
  exams: account('exams', '230', 'Examination fees'),
  other: account('other', '260', 'Other income'),
};
export const invoiceAccounts: readonly InvoiceAccount[] = Object.values(accountOf);

/** The account of lines over and under an invoice's items, which name none: that of the first item. */
export const feesAccount = (accounts: readonly InvoiceItemType[]): InvoiceItemType => accounts[0] ?? 'other';
