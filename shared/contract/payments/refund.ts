import * as z from '@forms/shared/platform/zod';
import { newCreditNoteLines } from './creditNote';

/** How a refund goes: back to the card as far as cards paid, or in another way, which is only written down. */
export const refundWays = ['card', 'other'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * What staff give back, in pence, and why. `lines` are what a credit note takes off the invoice with it: then no more is
 * refunded than was paid beyond the rest. Without a `way`, what was paid by card goes back to the card.
 */
export const refundRequest = z.object({
  amount: z.number().int().positive(),
  reason: z.string().trim().min(1, 'A reason is needed').max(500),
  lines: newCreditNoteLines.optional(),
  way: z.enum(refundWays).optional(),
});
export type RefundRequest = z.infer<typeof refundRequest>;
