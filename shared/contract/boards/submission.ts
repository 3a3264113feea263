import * as z from '@forms/shared/platform/zod';
import { listedEntry } from '../entries/entries';
import { board, series } from '../exams/exam';
import { boards, keysOf } from '../exams/qualification';
import { campuses } from '../product';

/** What a row of a submission asks the board for. */
export const submittedActs = { entry: 'Entry', amendment: 'Amendment', withdrawal: 'Withdrawal' } as const;
export type SubmittedAct = keyof typeof submittedActs;
const act = z.enum(keysOf(submittedActs));

/** What a board says to a row. */
export const boardAnswers = { waiting: 'No answer yet', accepted: 'Accepted', refused: 'Refused' } as const;
export type BoardAnswer = keyof typeof boardAnswers;
const answer = z.enum(keysOf(boardAnswers));

/** A board takes one file of first entries; what comes later are changes, in their sequence. */
export const submissionKinds = { entries: 'First entries', amendments: 'Amendments and withdrawals' } as const;
const kind = z.enum(keysOf(submissionKinds));

/** A board that there is. */
const knownBoard = board.extend({ id: z.enum(keysOf(boards)) });
const counts = z.record(act, z.int());

/** Which board is to hear of which campus's candidates in a series. */
export const submissionOf = z.object({
  board: z.enum(keysOf(boards)),
  series: z.string().max(40),
  campus: z.enum(campuses),
});
export type SubmissionOf = z.infer<typeof submissionOf>;

/** What a board has not been told of yet. `centreNumber` is empty until staff have set it; `sequence` is the one it will have. */
export const dueSubmission = z.object({
  ...{ board: knownBoard, series, campus: z.enum(campuses), centreNumber: z.string(), kind, sequence: z.int(), counts },
});
export type DueSubmission = z.infer<typeof dueSubmission>;

/** The most rows of one submission. */
export const MOST_SUBMITTED = 10_000;

/**
 * A row that is to be sent. `certificateName` is how the board prints the candidate, in its letters; `was` the option that
 * the board knows of, where it is another or none any more; `candidateWas` whom it was told of, where that was corrected.
 */
export const dueRow = listedEntry
  .pick({
    id: true,
    version: true,
    enquiryId: true,
    reference: true,
    name: true,
    birthDate: true,
    uci: true,
    uln: true,
  })
  .extend({
    ...listedEntry.pick({ candidateNumber: true, level: true, subject: true, option: true, payment: true }).shape,
    act,
    certificateName: z.string(),
    was: listedEntry.shape.option.nullable(),
    candidateWas: listedEntry.pick({ certificateName: true, birthDate: true, uci: true, uln: true }).nullable(),
  });
export type DueRow = z.infer<typeof dueRow>;

/** What is due with its rows by the candidates' names. `seen` names them as they are: what is sent is what was seen. */
export const submissionPreview = dueSubmission.extend({ rows: z.array(dueRow), seen: z.string() });
export type SubmissionPreview = z.infer<typeof submissionPreview>;

/** Freezes what is due, as it was seen, but for the entries that are left out this time. */
export const newSubmission = submissionOf.extend({
  seen: z.string().max(100),
  leftOut: z.array(z.string().max(80)).max(500),
});
export type NewSubmission = z.infer<typeof newSubmission>;

export const SUBMISSION_CHANGED = {
  word: 'submission-changed',
  message: 'What is to be sent has changed meanwhile. It is shown as it is now: please look at it again.',
} as const;

/** A row as it was sent, with the board's answer. */
export const submittedRow = listedEntry.pick({ subject: true, option: true, papers: true, level: true }).extend({
  ...{ id: z.string(), entryId: z.string(), enquiryId: z.string(), act },
  ...{ name: z.string(), certificateName: z.string(), birthDate: z.string() },
  ...{ candidateNumber: z.string(), uci: z.string(), uln: z.string() },
  ...{ answer, reason: z.string(), answeredBy: z.string(), answeredAt: z.string().nullable() },
});
export type SubmittedRow = z.infer<typeof submittedRow>;

/** What was sent, frozen; `answers` are how many rows have which. */
export const boardSubmission = dueSubmission.extend({
  ...{ id: z.string(), author: z.string(), madeAt: z.string(), answers: z.record(answer, z.int()) },
});
export type BoardSubmission = z.infer<typeof boardSubmission>;
export const openedSubmission = boardSubmission.extend({ rows: z.array(submittedRow) });
export type OpenedSubmission = z.infer<typeof openedSubmission>;

/** How many rows are answered in one call. */
export const ANSWERS_AT_ONCE = 100;
/** The board's answers to rows, each in place of what it was seen as; a refusal has a reason. */
export const answersGiven = z.object({
  rows: z
    .array(
      z
        .object({ id: z.string().max(80), was: answer, answer, reason: z.string().trim().max(500) })
        .refine((row) => row.answer !== 'refused' || row.reason !== '', {
          path: ['reason'],
          message: 'A refusal needs the board’s reason',
        }),
    )
    .min(1)
    .max(ANSWERS_AT_ONCE),
});
export type AnswersGiven = z.infer<typeof answersGiven>;
