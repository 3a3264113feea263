import type { Enquiry, EnquiryStatus } from '@forms/shared/contract';

/** One thing that happened to an enquiry. `author` is a member of staff, or whoever submitted it. */
export type Happening = { madeAt: string; author: string } & (
  | { kind: 'submitted' }
  | { kind: 'step'; status: EnquiryStatus }
  | { kind: 'note'; id: string; text: string }
);

/** What happened to an enquiry, oldest first. */
export const timelineOf = ({ name, submittedAt, steps, notes }: Enquiry): Happening[] =>
  [
    { kind: 'submitted', author: name, madeAt: submittedAt } as const,
    ...steps.map((step) => ({ kind: 'step', ...step }) as const),
    ...notes.map((note) => ({ kind: 'note', ...note }) as const),
  ].sort((a, b) => Date.parse(a.madeAt) - Date.parse(b.madeAt));
