import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { draft } from '../forms/draft';
import { MAX_PAGES, pageAnswers, submitted, values } from '../forms/form';
import { CURRENCY, formatPence } from '../money/money';
import { acceptances } from './declarations';

export const paymentMethods = ['card', 'bacs', 'callback'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethodLabels = {
  card: 'Card',
  bacs: 'Bank transfer',
  callback: 'Callback',
} as const satisfies Record<PaymentMethod, string>;

/** What the invoice page says once the chosen way to pay is complete. */
export const paymentMessages = {
  card: 'Payment has been received, thank you.',
  bacs: 'You will receive a copy of this invoice in your email, please let us know when you have made the transfer.',
  callback: 'A member of our staff will be in contact, thank you.',
} as const satisfies Record<PaymentMethod, string>;

/** What it says of an application that comes to nothing. */
export const NOTHING_TO_PAY = 'Your application has been received. There is nothing to pay.';

/** How long a card error stays under the card field, in milliseconds. */
export const CARD_ERROR_MS = 6000;

/** What the person ticked before choosing a way to pay. Card and bacs need every declaration of the invoice, a callback none. */
const declared = { declarations: acceptances.default([]) };

/** What a form with an invoice posts: one entry a shown page, then one with the way to pay and what was declared. */
export const examsSubmission = z
  .array(z.union([pageAnswers, z.strictObject({ paymentMethod, ...declared })]))
  .max(MAX_PAGES + 1)
  .refine(
    (entries) =>
      entries.length > 1 && entries.every((entry, at) => 'paymentMethod' in entry === (at === entries.length - 1)),
    'Pages first, then one entry with the paymentMethod',
  );
export type ExamsSubmission = z.infer<typeof examsSubmission>;

/** The submission's headers; their values are `encodeURIComponent`ed, since a header holds no letter above U+00FF. */
export const examsSubmissionHeaders = ['department', 'examseries', 'startdate', 'programmetype'] as const;
export type ExamsSubmissionHeaders = Partial<Record<(typeof examsSubmissionHeaders)[number], string>>;
export const DEFAULT_DEPARTMENT = '1';

/**
 * An application that is stored. `amount`: what its invoice asks, in pence, by the server's own price list; `received` of
 * it, and `owing` still, by the ledger. `paid`: nothing of it is open, and `paymentMethod`: as it was chosen last, as who
 * comes back after a lost answer has to know; null where it came to nothing, and there is no invoice.
 */
export const examsSubmitted = submitted.extend({
  amount: z.number().int(),
  received: z.number().int(),
  owing: z.number().int(),
  paid: z.boolean(),
  paymentMethod: paymentMethod.nullable(),
});
export type ExamsSubmitted = z.infer<typeof examsSubmitted>;

/** Names the filling in of the form that an application comes from, as a draft does: a later one of it takes its place. */
export const JOURNEY_HEADER = 'Form-Journey';
/**
 * Asks whether an application is stored already: `keys` are the idempotency keys that it may have been sent with, one a
 * way to pay. A page of before journeys were told asks without its own.
 */
export const sentApplicationQuery = z.object({
  keys: z.array(z.string().min(1).max(255)).min(1).max(paymentMethods.length),
  journey: draft.shape.journey.optional(),
});
/** The application of these answers, else the `earlier` one that the journey stored with others; an older server tells of none. */
export const sentApplication = z.object({
  application: examsSubmitted.nullable(),
  earlier: examsSubmitted.nullish(),
});
export type SentApplication = z.infer<typeof sentApplication>;

/** What the card provider takes of this currency, in pence. */
export const CARD_PENCE = { least: 30, most: 99_999_999 } as const;
export const fitsCard = (pence: number): boolean => pence >= CARD_PENCE.least && pence <= CARD_PENCE.most;
/** Says why no card is offered; `least` and `most` are sums. */
export const NO_CARD_TEXT = 'A card can pay amounts from {least} to {most}. Please choose another way to pay.';
/** The machine word of the 422 to an amount that no card can pay, and what is said then. */
export const NO_CARD = {
  word: 'no-card-amount',
  message: NO_CARD_TEXT.replace('{least}', formatPence(CARD_PENCE.least)).replace(
    '{most}',
    formatPence(CARD_PENCE.most),
  ),
} as const;

export const cardPaymentRequest = z.object({
  amount: z.number().int().positive(),
  currency: z.literal(CURRENCY),
  enquiryId: z.string(),
  ...declared,
});
/** The machine word of the 409 to whoever would pay a second time. */
export const ALREADY_PAID = 'already-paid';
/** The 409 to another amount than the server's: `amount` is the right one, in pence. */
export const amountRefused = errorAnswer.extend({ amount: z.number().int() });
export const cardPayment = z.object({ invoicePaymentId: z.string(), clientSecret: z.string() });
export type CardPayment = z.infer<typeof cardPayment>;

/** How the browser reaches the card provider. `sandboxScript` stands in for the provider's own script where no money moves. */
export const cardProvider = z.object({ publishableKey: z.string(), sandboxScript: z.string().optional() });
export type CardProvider = z.infer<typeof cardProvider>;

const address = z.object({ line1: z.string(), line2: z.string(), line3: z.string(), postcode: z.string() });
/** What every word of a payment says of it. `invoiceData` is what the person saw; nothing is worked out from it. */
const paymentRecord = z.object({
  enquiryId: z.string(),
  examIds: z.array(z.string()).max(500),
  invoiceData: values,
  description: z.string(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;
export const cardPaymentSuccess = paymentRecord.extend({ invoicePaymentId: z.string(), address });
export type CardPaymentSuccess = z.infer<typeof cardPaymentSuccess>;
/** Records that a way without a card was chosen; it never marks anything paid. */
export const paymentChoice = paymentRecord.extend({
  paymentMethod: z.enum(['bacs', 'callback']).default('bacs'),
  ...declared,
});
export const paymentState = z.object({
  enquiryId: z.string(),
  paymentMethod: paymentMethod.nullable(),
  paid: z.boolean(),
});
export type PaymentState = z.infer<typeof paymentState>;
