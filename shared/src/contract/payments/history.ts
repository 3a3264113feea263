import * as z from 'zod';

/** What can happen to an enquiry's payment, in the words of its history. */
export const paymentStepWords = {
  chosen: 'Way to pay chosen',
  begun: 'Card payment begun',
  declined: 'Card declined',
  refused: 'Card payment refused',
  withdrawn: 'Card payment withdrawn',
  paid: 'Paid by card',
  booked: 'Booked',
  refunding: 'Refund asked for',
  refunded: 'Refunded',
  'refund-failed': 'Refund refused',
  cancelled: 'Cancelled',
  replaced: 'Replaced',
  changed: 'Invoice changed',
  'mail-queued': 'Mail queued',
  'mail-sent': 'Mail sent',
  'mail-failed': 'Mail given up',
  'work-failed': 'Work given up',
} as const;
export const paymentStepKinds = Object.keys(paymentStepWords) as (keyof typeof paymentStepWords)[];
export type PaymentStepKind = keyof typeof paymentStepWords;

/** One step of a payment's history. `amount` in pence where the step moved money; `author` made it. */
export const paymentStep = z.object({
  id: z.string(),
  kind: z.enum(paymentStepKinds),
  detail: z.string(),
  amount: z.number().int().nullable(),
  author: z.string(),
  madeAt: z.string(),
});
export type PaymentStep = z.infer<typeof paymentStep>;

export const letterWords = { invoice: 'Invoice', receipt: 'Receipt' } as const;
export const letterKinds = Object.keys(letterWords) as (keyof typeof letterWords)[];
export type LetterKind = keyof typeof letterWords;

/** A letter by mail. One that is queued may have failed already: `lastError` says why. `fileId` is of the PDF that went with it. */
export const letter = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  fileId: z.string().nullable(),
});
export type Letter = z.infer<typeof letter>;

/** Letters that did not go: given up first, then those that wait after a failed try, oldest first. `count` is of all, `letters` the first of them. */
export const unsentLetters = z.object({
  count: z.number().int(),
  letters: z.array(
    letter.omit({ sentAt: true, fileId: true }).extend({ enquiryId: z.string(), reference: z.string() }),
  ),
});
export type UnsentLetters = z.infer<typeof unsentLetters>;

const reason = z.string().trim().min(1, 'A reason is needed').max(500);
/** `amount` in pence. What was paid by card goes back to the card; any other is only written down. */
export const refundRequest = z.object({ amount: z.number().int().positive(), reason });
export const cancellation = z.object({ reason });
