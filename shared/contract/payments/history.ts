import * as z from '@forms/shared/platform/zod';

/** What can happen to an enquiry's payment, in the words of its history. */
export const paymentStepLabels = {
  chosen: 'Way to pay chosen',
  begun: 'Card payment begun',
  declined: 'Card declined',
  refused: 'Card payment refused',
  withdrawn: 'Card payment withdrawn',
  paid: 'Paid by card',
  received: 'Payment recorded',
  reversed: 'Payment undone',
  booked: 'Booked',
  refunding: 'Refund asked for',
  refunded: 'Refunded',
  'refund-failed': 'Refund refused',
  'refund-returned': 'Refund failed',
  disputed: 'Payment disputed',
  'dispute-answered': 'Evidence on a dispute sent',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'dispute-closed': 'Dispute closed',
  'card-issue-settled': 'Marked as dealt with',
  cancelled: 'Cancelled',
  replaced: 'Replaced',
  changed: 'Charges changed',
  credited: 'Credited',
  'mail-queued': 'Mail queued',
  'mail-sent': 'Mail sent',
  'mail-failed': 'Mail given up',
  'mail-dropped': 'Mail not needed',
  'work-failed': 'Work given up',
  'links-revoked': 'Private links revoked',
  'document-sent': 'Document sent',
  'document-removed': 'Document removed',
  'document-accepted': 'Document accepted',
  'document-again': 'Document asked for again',
  'entry-entered': 'Exam entered with the board',
  'entry-amended': 'Exam entry amended',
  'entry-withdrawn': 'Exam entry withdrawn',
  'entry-refused': 'Exam entry refused',
  'entry-requested': 'Exam entry set back to requested',
  'entry-sent': 'Change sent to the exam board',
  erased: 'Made anonymous',
} as const;
export const paymentStepKinds = Object.keys(paymentStepLabels) as (keyof typeof paymentStepLabels)[];
export type PaymentStepKind = keyof typeof paymentStepLabels;

/** Who makes a step where it is none of the staff. */
export const authors = { applicant: 'Applicant', provider: 'Card provider', server: 'System' } as const;

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

const reason = z.string().trim().min(1, 'A reason is needed').max(500);
export const cancellation = z.object({ reason });
