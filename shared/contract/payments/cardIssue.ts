import * as z from '@forms/shared/platform/zod';

/** How far a refund is, in the words of staff: refused by the provider at once, or failed after it was taken. */
export const refundStateLabels = {
  asked: 'Asked for',
  pending: 'On its way',
  done: 'Refunded',
  refused: 'Refused',
  failed: 'Failed',
} as const;
export type RefundState = keyof typeof refundStateLabels;
export const refundStates = Object.keys(refundStateLabels) as RefundState[];

/** How far a dispute is, in the words of staff. An inquiry has not taken the money yet. */
export const disputeStateLabels = {
  inquiry: 'Answer needed',
  'inquiry-answered': 'Answered',
  open: 'Evidence needed',
  answered: 'Evidence sent',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
} as const;
export type DisputeState = keyof typeof disputeStateLabels;
export const disputeStates = Object.keys(disputeStateLabels) as DisputeState[];
/** While it is one of these, the bank has not decided: nothing is refunded, and nobody is reminded. */
export const undecidedStates = [
  'inquiry',
  'inquiry-answered',
  'open',
  'answered',
] as const satisfies readonly DisputeState[];

const issue = {
  id: z.string(),
  enquiryId: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  reference: z.string(),
  name: z.string(),
  amount: z.number().int(),
  /** In the provider's words. */
  detail: z.string(),
  /** When it was last another one. */
  since: z.string(),
  /** Where the provider shows it; null where the sandbox stands in for it. */
  dashboard: z.string().nullable(),
  /** Whether somebody of the staff has to do something about it. */
  isWork: z.boolean(),
};

/**
 * Something about a card payment that did not go as asked: a refund that is not through, or a dispute. `number` is the
 * invoice's, `amount` in pence; `dueBy` is the time until which the bank takes evidence.
 */
export const cardIssue = z.discriminatedUnion('kind', [
  z.object({ ...issue, kind: z.literal('refund'), state: z.enum(refundStates) }),
  z.object({ ...issue, kind: z.literal('dispute'), state: z.enum(disputeStates), dueBy: z.string().nullable() }),
]);
export type CardIssue = z.infer<typeof cardIssue>;

/** Whether staff may say that an issue is dealt with: of what is over, and not well. */
export const isSettleable = ({ kind, state, isWork }: Pick<CardIssue, 'kind' | 'state' | 'isWork'>): boolean =>
  isWork && (kind === 'refund' || state === 'lost');
