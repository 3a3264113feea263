import * as z from '@forms/shared/platform/zod';
import { board, series } from '../exams/exam';
import { sitting } from '../exams/offer';
import { campuses } from '../product';

/** When and where papers are sat together: a campus, a day and a session of it. */
export const examSitting = z.object({ campus: z.enum(campuses), on: z.iso.date(), session: sitting.shape.session });
export type ExamSitting = z.infer<typeof examSitting>;

/** What an invigilator takes along: who sits each paper, where each sits, and both to work with. */
export const examDayFiles = {
  'register.pdf': 'Attendance register (PDF)',
  'seating.pdf': 'Seating list (PDF)',
  'register.xlsx': 'Both (Excel)',
} as const;
export type ExamDayFile = keyof typeof examDayFiles;

/** A paper of a session, with how many entries there are for it. */
const sessionPaper = z.object({
  paperId: z.string(),
  board,
  /** As `Mathematics 8300/1H`. */
  named: z.string(),
  title: z.string(),
  minutes: z.int().nullable(),
  entries: z.int(),
});

/** The papers that candidates sit together. */
export const examDay = examSitting.extend({ series, papers: z.array(sessionPaper) });
export type ExamDay = z.infer<typeof examDay>;
