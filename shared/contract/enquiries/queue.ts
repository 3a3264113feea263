import * as z from '@forms/shared/platform/zod';

/** The work that is owed, by the words of the portal, in its order: each queue is the enquiries with which somebody has something to do. */
export const queueLabels = {
  mine: 'Assigned to you',
  mentioned: 'Notes for you',
  unassigned: 'Unassigned',
  followUp: 'Follow-up due',
  answer: 'Applicants to answer',
  documents: 'Documents to look at',
  evidence: 'Arrangements without evidence',
  callback: 'Callbacks owed',
  transfer: 'Transfers overdue',
  notEntered: 'Paid, not entered',
  refund: 'Refunds owed',
  cardIssue: 'Failed refunds and disputes',
  letter: 'Letters not sent',
} as const;
export type Queue = keyof typeof queueLabels;
export const queueNames = Object.keys(queueLabels) as Queue[];

/** A queue as the home page shows it, with how many enquiries it holds for who asks; null where more are found than anybody waits for. The address of their list says `list`. */
export const countedQueue = z.object({
  title: z.string(),
  count: z.number().int().nullable(),
  list: z.union([z.object({ queue: z.enum(queueNames) }), z.object({ view: z.string() })]),
});
export type CountedQueue = z.infer<typeof countedQueue>;
