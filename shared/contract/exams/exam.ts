import * as z from '@forms/shared/platform/zod';
import { courseworkWays } from './coursework';

export const series = z.object({ id: z.string(), name: z.string() });
export type Series = z.infer<typeof series>;
export const level = z.object({ id: z.string(), title: z.string() });
export type Level = z.infer<typeof level>;
export const board = z.object({ id: z.string(), title: z.string() });
export type Board = z.infer<typeof board>;
/** `code` is the board's specification code, as 8300 for AQA's GCSE Mathematics. */
export const subject = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type Subject = z.infer<typeof subject>;

/** `type` is the kind of paper, as `Written`. */
export const examComponent = z.object({ id: z.string(), name: z.string(), code: z.string(), type: z.string() });
/** One way of sitting a subject: a tier or route, made up of an exact set of papers. */
export const examOption = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  componentIds: z.array(z.string()),
  components: z.array(examComponent),
});
export type ExamOption = z.infer<typeof examOption>;

export const examPaper = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  type: z.string(),
  alternateName: z.string().nullable(),
});
export type ExamPaper = z.infer<typeof examPaper>;

/** Asks for one step of the cascade; each step needs the ids chosen before it. `specId` is the subject's id. */
export const examChoiceQuery = z.object({
  name: z.enum(['level', 'board', 'subject', 'option']),
  seriesId: z.string().optional(),
  levelId: z.string().optional(),
  boardId: z.string().optional(),
  specId: z.string().optional(),
});
export type ExamChoiceQuery = z.infer<typeof examChoiceQuery>;
/** What each step answers, one row a choice. */
export const examChoiceLists = {
  level: z.array(level),
  board: z.array(board),
  subject: z.array(subject),
  option: z.array(examOption),
} as const satisfies Record<ExamChoiceQuery['name'], z.ZodType>;
export const examChoices = z.union([examChoiceLists.option, examChoiceLists.subject, examChoiceLists.level]);

/** What was chosen in the cascade, each with the words that a table or an invoice shows. */
export const examChoice = z.object({
  series,
  level,
  board,
  subject,
  option: examOption.pick({ id: true, name: true, code: true }),
});
export type ExamChoice = z.infer<typeof examChoice>;

export const examTableInfoQuery = z.object({ optionId: z.string(), seriesId: z.string() });
export const examTableInfo = z.object({ data: examChoice.extend({ examId: z.string() }) });

/**
 * A row of the exam entry table: the exam on offer (an option in a series) and what was chosen to reach it. `coursework` says
 * how what a centre assesses of it is done, where the form asks for that.
 */
export const examEntry = z.object({
  id: z.string(),
  examId: z.string(),
  formData: examChoice,
  coursework: z.enum(courseworkWays).optional(),
});
export type ExamEntry = z.infer<typeof examEntry>;

export const EXAM_ENTERED_ALREADY = 'This exam is already in your list. Choose another, or cancel.';

/** An exam that can be sat in a series, as staff put it on an invoice. `cost` in pence. */
export const exam = z.object({
  id: z.string(),
  code: z.string(),
  level: z.string(),
  board: z.string(),
  name: z.string(),
  subject: z.string(),
  cost: z.number().int(),
});
export type Exam = z.infer<typeof exam>;
