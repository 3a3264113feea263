import * as z from '@forms/shared/platform/zod';

/** What is on a day of the college's calendar, with the words for it. */
export const collegeDayKinds = {
  opens: 'Entries open',
  stage: 'Last day to enter',
  amendments: 'Last day to change entries',
  withdrawals: 'Last day to withdraw with money back',
  papers: 'Exam papers',
} as const;
export type CollegeDayKind = keyof typeof collegeDayKinds;

/** A day that matters to the college. `key` names it also once it has moved; `about` is whose entries or which papers, nobody's name. */
export const collegeDay = z.object({
  key: z.string(),
  on: z.iso.date(),
  kind: z.enum(Object.keys(collegeDayKinds) as CollegeDayKind[]),
  title: z.string(),
  about: z.array(z.string()),
});
export type CollegeDay = z.infer<typeof collegeDay>;
