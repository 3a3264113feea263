import * as z from 'zod';
import { CURRENCY } from './money';

const pence = z.number().int().nonnegative();

export const invoiceMetaTypes = ['title', 'standalone', 'subitem'] as const;
export const invoiceItemTypes = ['fulltime', 'asp', 'supp', 'exams', 'other'] as const;
export const invoiceStatuses = ['proposed', 'final', 'unpaid', 'paid', 'booked', 'cancelled'] as const;

export const invoiceItem = z.object({
  id: z.string(),
  metaType: z.enum(invoiceMetaTypes),
  type: z.enum(invoiceItemTypes),
  currency: z.literal(CURRENCY),
  description: z.string(),
  cost: pence,
});
export type InvoiceItem = z.infer<typeof invoiceItem>;
export const invoiceItems = z.array(invoiceItem);

/** A fixed fee that stands under every exams invoice. `tag` says what it is for. */
export const invoiceFooterItem = z.object({ id: z.string(), tag: z.string(), description: z.string(), cost: pence });
export type InvoiceFooterItem = z.infer<typeof invoiceFooterItem>;
export const invoiceFooter = z.array(invoiceFooterItem);

/** What an exams invoice comes to, in pence: the items of every exam and the fixed fees once. */
export const invoiceTotal = (lines: readonly { cost: number }[]): number =>
  lines.reduce((total, line) => total + line.cost, 0);
