import type { Enquiry, EnquiryStatus } from '@forms/shared/contract';

/** One thing that happened to an enquiry. `author` is a member of staff, or whoever submitted it. */
export type TimelineEntry = { madeAt: string; author: string } & (
  | { kind: 'submitted' }
  | { kind: 'step'; status: EnquiryStatus }
  | { kind: 'comment'; id: string; text: string }
);

/** What happened to an enquiry, oldest first. */
export const timelineOf = ({ name, submittedAt, steps, comments }: Enquiry): TimelineEntry[] =>
  [
    { kind: 'submitted', author: name, madeAt: submittedAt } as const,
    ...steps.map((step) => ({ kind: 'step', ...step }) as const),
    ...comments.map((comment) => ({ kind: 'comment', ...comment }) as const),
  ].sort((a, b) => Date.parse(a.madeAt) - Date.parse(b.madeAt));
