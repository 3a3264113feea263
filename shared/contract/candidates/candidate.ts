import * as z from '@forms/shared/platform/zod';
import { errorAnswer, type PathError } from '../errors';
import { ageRule, isOldEnough } from '../exams/keyDates';
import { keysOf } from '../exams/qualification';
import { today } from '../forms/dates';
import { rowVersion } from '../rowVersion';
import { type Identifier, identifierDoubt } from './identifiers';

/** What of a candidate goes to boards, and as staff read it. */
export const candidateLabels = {
  firstName: 'First name',
  middleNames: 'Middle names',
  lastName: 'Last name',
  certificateName: 'Name on certificates',
  birthDate: 'Date of birth',
  uci: 'UCI',
  uln: 'ULN',
} as const;
export type CandidateField = keyof typeof candidateLabels;

/** The most letters of a name that each board prints, by the one that prints fewest. */
export const PRINTED_LETTERS = { surname: 30, forenames: 20 } as const;
const LONGEST_NAME = 100;

const printed = new RegExp(`^[A-Z'.()/ -]{1,${PRINTED_LETTERS.surname}}:[A-Z'.()/ -]{0,${PRINTED_LETTERS.forenames}}$`);
const name = z.string().trim().max(LONGEST_NAME, `At most ${LONGEST_NAME} letters`);
const number = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, '').toUpperCase());

/** A candidate as boards are told. Without a `certificateName` of its own, the legal name is printed in the boards' letters. */
export const candidate = z.strictObject({
  firstName: name,
  middleNames: name,
  lastName: name.min(1, 'A last name is needed'),
  certificateName: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      (text) => text === '' || printed.test(text),
      `As SURNAME:FORENAMES, in letters from A to Z without accents: at most ${PRINTED_LETTERS.surname} before the colon and ${PRINTED_LETTERS.forenames} after it`,
    ),
  birthDate: z.iso.date('Please enter a date').refine((day) => day < today(), 'A day that is past is needed'),
  uci: number,
  uln: number,
});
export type Candidate = z.infer<typeof candidate>;

/** What is wrong with a UCI or ULN that was changed: what the applicant wrote of theirs may stay until somebody knows better. */
export const candidateDoubts = (given: Candidate, was: Candidate): PathError[] =>
  (['uci', 'uln'] as const satisfies Identifier[]).flatMap((field) => {
    const doubt = given[field] === was[field] ? undefined : identifierDoubt(field, given[field]);
    return doubt === undefined ? [] : [{ path: field, message: `Please check it: ${doubt}` }];
  });

/**
 * The candidate of an application: as they are now, as the application has them, and the name as boards print it now.
 * `version` counts what was corrected; 0 is as applied. `ages` are what the catalogue asks of those who are entered for
 * these exams, as it does today.
 */
export const examCandidate = z.object({
  version: rowVersion,
  candidate: z.record(z.enum(keysOf(candidateLabels)), z.string()),
  answered: z.record(z.enum(keysOf(candidateLabels)), z.string()),
  printed: z.string(),
  ages: z.array(z.object({ exam: z.string(), rule: ageRule })),
});
export type ExamCandidate = z.infer<typeof examCandidate>;

/** The exams that somebody born on a day is too young for, of those that a candidate is entered for. */
export const tooYoungFor = (ages: ExamCandidate['ages'], birthDate: string): ExamCandidate['ages'] =>
  birthDate === '' ? [] : ages.filter(({ rule }) => !isOldEnough(rule, birthDate));

/** Corrects a candidate that was seen as this `version`; `despiteAge` where somebody has read which exams a new day of birth is too young for. */
export const candidateChange = z.strictObject({
  version: rowVersion,
  candidate,
  despiteAge: z.literal(true).optional(),
  reason: z.string().trim().max(500, 'At most 500 letters'),
});
export type CandidateChange = z.infer<typeof candidateChange>;

/** The 409 to a correction over another version than is stored: `stored` is as it is now. */
export const CANDIDATE_CHANGED = {
  word: 'candidate-changed',
  message: 'Somebody else has corrected this candidate meanwhile. Please look at both before you save yours.',
} as const;
/** The 409 to a day of birth that is too young for what the candidate is entered for: `stored` says for what. */
export const CANDIDATE_TOO_YOUNG = {
  word: 'candidate-too-young',
  message:
    'Born on this day, the candidate is too young for what they are entered for. Please look at it, and save again if the day is right.',
} as const;
export const candidateTooYoung = errorAnswer.extend({
  error: z.literal(CANDIDATE_TOO_YOUNG.word),
  stored: examCandidate,
});
export const candidateChanged = errorAnswer.extend({
  error: z.literal(CANDIDATE_CHANGED.word),
  stored: examCandidate,
});

/** What somebody of the staff corrected of a candidate at once, each field with both values. */
export const candidateCorrection = z.object({
  id: z.string(),
  author: z.string(),
  madeAt: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.enum(keysOf(candidateLabels)), before: z.string(), after: z.string() })),
});
export type CandidateCorrection = z.infer<typeof candidateCorrection>;
