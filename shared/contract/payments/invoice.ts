import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { type ListAsked, listQuery } from '../lists/page';
import { type InvoiceItemType, invoiceItemTypes, linePence, lineQuantity } from '../money/line';
import { CURRENCY, formatPence } from '../money/money';
import { campuses } from '../product';
import { ownTax } from '../sellers/tax';
import { invoiceAccount } from './accounts';
import { certificateStates, certifiedDocument } from './certifiedDocument';
import { creditNote } from './creditNote';
import { moneyEntry } from './ledger';

export const invoiceMetaTypes = ['title', 'standalone', 'subitem'] as const;
export type InvoiceMetaType = (typeof invoiceMetaTypes)[number];
export const invoiceMetaTypeLabels = {
  title: 'Title over other items',
  standalone: 'Single item',
  subitem: 'Item under a title',
} as const satisfies Record<InvoiceMetaType, string>;
export const invoiceItemTypeLabels = {
  fulltime: 'Full time',
  asp: 'ASP',
  supp: 'Supplementary',
  exams: 'Exams',
  other: 'Other',
} as const satisfies Record<InvoiceItemType, string>;
export const invoiceStatuses = ['proposed', 'final', 'unpaid', 'paid', 'booked', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const description = z.string().trim().min(1, 'A description is needed').max(300);
const day = z.iso.date();

/** One line of an invoice. A title costs nothing and stands over its subitems; `account` is of the ledger. `cost` is of all that it is of, `quantity` of them, one where it is not said. */
export const invoiceItem = z.object({
  id: z.string(),
  metaType: z.enum(invoiceMetaTypes),
  type: z.enum(invoiceItemTypes),
  currency: z.literal(CURRENCY),
  account: invoiceAccount,
  accountId: z.enum(invoiceItemTypes),
  description: z.string(),
  cost: z.number().int(),
  quantity: z.number().int().optional(),
  taxCode: ownTax.taxCode.optional(),
  taxWording: ownTax.taxWording.optional(),
});
export type InvoiceItem = z.infer<typeof invoiceItem>;
export const invoiceItems = z.array(invoiceItem);

/** A line over or under the items, as a fixed fee. `tag` says what it is for. */
export const invoiceFooterItem = z.object({
  id: z.string(),
  tag: z.string(),
  description: z.string(),
  cost: z.number().int(),
});
export type InvoiceFooterItem = z.infer<typeof invoiceFooterItem>;
export const invoiceFooter = z.array(invoiceFooterItem);

/** What an invoice comes to, in pence: all of its lines together. */
export const invoiceTotal = (lines: readonly { cost: number }[]): number =>
  lines.reduce((total, line) => total + line.cost, 0);

export const instalment = z.object({ dueDate: day, amount: z.number().int().positive() });
export type Instalment = z.infer<typeof instalment>;
export const MAX_INSTALMENTS = 24;
/** Why instalments do not fit an invoice's amount, in pence; undefined where they come to it. */
export function planError(amount: number, plan: readonly Instalment[]): string | undefined {
  const sum = plan.reduce((total, each) => total + each.amount, 0);
  if (sum === amount) return undefined;
  return `The instalments come to ${formatPence(sum)}, the whole to ${formatPence(amount)}.`;
}

/** How an invoice stands, in pence: as `Sums` says. */
export const invoiceSums = {
  credited: z.number().int(),
  received: z.number().int(),
  refunded: z.number().int(),
  owing: z.number().int(),
  overdue: z.number().int(),
  surplus: z.number().int(),
};

/** An invoice as staff see it in a list, with its sums by the ledger. `campus` is the seller's, null before anybody has looked; `isCertified` says that staff recorded a document of certified software about it. `amount` in pence; dates are `YYYY-MM-DD`; name, email and reference are the enquiry's. */
export const invoiceSummary = z.object({
  id: z.string(),
  number: z.string(),
  date: z.string(),
  dueDate: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  currency: z.literal(CURRENCY),
  amount: z.number().int(),
  ...invoiceSums,
  description: z.string(),
  enquiryId: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  campus: z.enum(campuses).nullable(),
  isCertified: z.boolean(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

/** What a list of invoices is asked for: those of a tab, which is a status; `fatura` of those alone that need one. */
export const invoicesAsked = z.object({
  ...listQuery(['number', 'name', 'amount', 'date', 'dueDate']),
  tab: z.enum(invoiceStatuses).optional(),
  fatura: z.enum(certificateStates).optional(),
});
export type InvoicesAsked = Omit<z.infer<typeof invoicesAsked>, keyof ListAsked> & ListAsked;

const acceptedDeclaration = z.object({
  id: z.string(),
  text: z.string(),
  version: z.string().optional(),
  acceptedAt: z.string(),
});
export type AcceptedDeclaration = z.infer<typeof acceptedDeclaration>;

const otherInvoice = z.object({ id: z.string(), number: z.string() });

/** A whole invoice. `version` is another once anything of it is; `entries` are the ledger's and `creditNotes` its own, oldest first. `declarations` are in the words that were accepted, with no version where that was before there were any; the plan's instalments come to the amount. `replacedBy` is the invoice that took its place, or the draft that is to. */
export const invoice = invoiceSummary.extend({
  items: invoiceItems,
  headerItems: invoiceFooter,
  footerItems: invoiceFooter,
  declarations: z.array(acceptedDeclaration),
  instalmentPlan: z.array(instalment).nullable(),
  entries: z.array(moneyEntry),
  creditNotes: z.array(creditNote),
  certifiedDocuments: z.array(certifiedDocument),
  replaces: otherInvoice.nullable(),
  replacedBy: otherInvoice.extend({ isDraft: z.boolean() }).nullable(),
  version: z.string(),
});
export type Invoice = z.infer<typeof invoice>;

/**
 * Where staff may take an invoice by hand. It is paid once all of it has come in, by the ledger; booked says that its places
 * are taken, whether it is paid or not. Cancelling is a call of its own, with a reason.
 */
export const invoiceSteps: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  proposed: ['final'],
  final: ['proposed', 'unpaid'],
  unpaid: ['booked'],
  paid: ['booked'],
  booked: [],
  cancelled: [],
};
/** Whether an invoice is still being written: once it is issued, its lines, date and description never change. */
export const isDraft = (status: InvoiceStatus): boolean => status === 'proposed' || status === 'final';
/** Whether it may still be said by when an invoice is to be paid. */
export const hasOpenTerms = (status: InvoiceStatus): boolean => isDraft(status) || status === 'unpaid';

/** The machine word and the words of the 409 to whoever would change what an issued invoice says. */
export const INVOICE_ISSUED = {
  word: 'invoice-issued',
  message: 'This is issued, so that what it says stays. Credit what is not asked any more, or replace it.',
} as const;
/** The machine word and the words of the 409 to whoever would change how an invoice that is settled is to be paid. */
export const INVOICE_CLOSED = {
  word: 'invoice-closed',
  message: 'This is paid, booked or cancelled: it can be read, and not changed any more.',
} as const;
/** Names the version of the invoice that a change was made to; a change without goes over whatever there is. */
export const INVOICE_VERSION_HEADER = 'Invoice-Version';
/** The 409 to a change of another version than is stored: `invoice` is as it is now. */
export const INVOICE_CHANGED = {
  word: 'invoice-changed',
  message: 'Somebody else has changed this meanwhile. Please look at theirs first.',
} as const;
export const invoiceChanged = errorAnswer.extend({ error: z.literal(INVOICE_CHANGED.word), invoice });
/** The machine word of the 422 and the words of its popup. */
export const MISSING_DUE_DATE = {
  word: 'missing-due-date',
  title: 'Missing due date',
  message: 'Please add a due date to the invoice first.',
} as const;

/** The fields of an invoice that staff may change, and what each takes. */
export const invoiceChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('date'), newValue: day }),
  z.object({ field: z.literal('dueDate'), newValue: day.nullable() }),
  z.object({ field: z.literal('description'), newValue: z.string().trim().max(300) }),
  z.object({ field: z.literal('status'), newValue: z.enum(['proposed', 'final', 'unpaid', 'booked']) }),
  z.object({
    field: z.literal('instalmentPlan'),
    newValue: z.array(instalment).min(1).max(MAX_INSTALMENTS).nullable(),
  }),
]);
export type InvoiceChange = z.infer<typeof invoiceChange>;

/** A new item; it is booked to its type's account where none is named. `cost` is the same whole pence for each of `quantity`. */
export const newInvoiceItem = z.object({
  metaType: z.enum(invoiceMetaTypes),
  type: z.enum(invoiceItemTypes),
  description,
  cost: linePence,
  quantity: lineQuantity.optional(),
  accountId: z.enum(invoiceItemTypes).optional(),
  taxCode: ownTax.taxCode.optional(),
  taxWording: ownTax.taxWording.optional(),
});
export type NewInvoiceItem = z.infer<typeof newInvoiceItem>;
export const invoiceItemChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('metaType'), newValue: z.enum(invoiceMetaTypes) }),
  z.object({ field: z.literal('type'), newValue: z.enum(invoiceItemTypes) }),
  z.object({ field: z.literal('description'), newValue: description }),
  z.object({ field: z.literal('cost'), newValue: linePence }),
  z.object({ field: z.literal('accountId'), newValue: z.enum(invoiceItemTypes) }),
  z.object({ field: z.literal('quantity'), newValue: lineQuantity }),
  z.object({ field: z.literal('taxCode'), newValue: ownTax.taxCode }),
  z.object({ field: z.literal('taxWording'), newValue: ownTax.taxWording }),
]);
export type InvoiceItemChange = z.infer<typeof invoiceItemChange>;

/** Where a line goes: over the items, under them, or among them as a plain item. */
export const footerHeaderKind = z.enum(['item', 'header', 'footer']);
export type FooterHeaderKind = z.infer<typeof footerHeaderKind>;
const tag = z.string().trim().max(50);
export const newFooterHeader = z.object({ tag, description, cost: linePence });
export type NewFooterHeader = z.infer<typeof newFooterHeader>;
export const footerHeaderChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('tag'), newValue: tag }),
  z.object({ field: z.literal('description'), newValue: description }),
  z.object({ field: z.literal('cost'), newValue: linePence }),
]);
export type FooterHeaderChange = z.infer<typeof footerHeaderChange>;

export const generatedPdf = z.object({ fileId: z.string() });
