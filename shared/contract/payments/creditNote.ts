import * as z from '@forms/shared/platform/zod';
import { invoiceItemTypes, linePence } from '../money/line';
import { formatPence } from '../money/money';
import { ownTax, taxedKinds } from '../sellers/tax';
import { invoiceAccount } from './accounts';

const MOST_LINES = 100;
const reason = z.string().trim().min(1, 'A reason is needed').max(500);
const description = z.string().trim().min(1, 'A description is needed').max(300);

/** What one line takes off, in pence: below zero it takes a discount back. It is taxed by itself, else as its `kind`; as its account, where it names none. */
const newCreditNoteLine = z.object({
  description,
  amount: linePence,
  accountId: z.enum(invoiceItemTypes),
  kind: z.enum(taxedKinds).optional(),
  taxCode: ownTax.taxCode.optional(),
  taxWording: ownTax.taxWording.optional(),
});
export type NewCreditNoteLine = z.infer<typeof newCreditNoteLine>;
export const newCreditNoteLines = z.array(newCreditNoteLine).min(1, 'Please choose what is credited').max(MOST_LINES);
/** What staff take off an issued invoice, and why. */
export const newCreditNote = z.object({ lines: newCreditNoteLines, reason });
export type NewCreditNote = z.infer<typeof newCreditNote>;

/**
 * A credit note: what is not asked any more of an invoice that was issued. It never changes. `amount` is what its lines
 * come to, in pence; `date` is `YYYY-MM-DD`, in the year that its number names.
 */
export const creditNote = z.object({
  id: z.string(),
  number: z.string(),
  invoiceId: z.string(),
  date: z.string(),
  issuedAt: z.string(),
  amount: z.number().int().positive(),
  lines: z.array(
    z.object({
      description: z.string(),
      amount: z.number().int(),
      account: invoiceAccount,
      accountId: z.enum(invoiceItemTypes),
      kind: z.enum(taxedKinds),
      taxCode: ownTax.taxCode.optional(),
      taxWording: ownTax.taxWording.optional(),
    }),
  ),
  reason: z.string(),
  author: z.string(),
});
export type CreditNote = z.infer<typeof creditNote>;

/** Why nothing of these pence can be credited where `left` of an invoice are not credited yet; undefined where they can. */
export function creditError(amount: number, left: number): string | undefined {
  if (amount <= 0) return 'What is credited takes something off: its lines must come to more than nothing.';
  if (amount <= left) return undefined;
  return left === 0 ? 'All of this is credited already.' : `Only ${formatPence(left)} of this can be credited.`;
}
