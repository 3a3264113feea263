import type { InvoiceItemType } from '../money/line';
import { invoiceAccounts } from '../payments/accounts';

/** The accounts that exports book to beside those of invoice items: where money is, who owes it, and what it costs. */
const otherAccounts = {
  debtors: 'Trade debtors',
  bank: 'Bank account',
  card: 'Card clearing account',
  cash: 'Cash in hand',
  vat: 'VAT on sales',
  fees: 'Bank and card fees',
  writeOff: 'Bad debts written off',
} as const;
export type ExportAccount = InvoiceItemType | keyof typeof otherAccounts;

/** What each account is called. */
export const exportAccountNames = {
  ...(Object.fromEntries(invoiceAccounts.map(({ id, description }) => [id, description])) as Record<
    InvoiceItemType,
    string
  >),
  ...otherAccounts,
} satisfies Record<ExportAccount, string>;
export const exportAccounts = Object.keys(exportAccountNames) as ExportAccount[];

/** The codes by which an accounting program knows the accounts. */
export type AccountCodes = Record<ExportAccount, string>;

const incomeCodes = Object.fromEntries(invoiceAccounts.map(({ id, code }) => [id, code])) as Record<
  InvoiceItemType,
  string
>;
/** The codes that a new Xero and a new Sage 50 have. For what they have no account of, a free one beside its like. */
export const usualCodes = {
  Xero: {
    ...incomeCodes,
    ...{ debtors: '610', bank: '090', card: '091', cash: '092', vat: '820', fees: '404', writeOff: '405' },
  },
  'Sage 50': {
    ...{ fulltime: '4000', asp: '4001', supp: '4002', exams: '4003', other: '4900' },
    ...{ debtors: '1100', bank: '1200', card: '1250', cash: '1230', vat: '2200', fees: '7901', writeOff: '8100' },
  },
} as const satisfies Record<string, AccountCodes>;
