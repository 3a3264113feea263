import * as z from '@forms/shared/platform/zod';

/** Somebody of the staff, to whom an enquiry can be assigned. */
export const colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** So many tags stand on one enquiry. */
export const MOST_TAGS = 20;
export const TAG_LENGTH = 40;
/** A word or two by which staff gather enquiries. Two that differ in capitals or accents alone are one. */
export const tag = z
  .string()
  .trim()
  .min(1, 'A tag needs a word')
  .max(TAG_LENGTH, `A tag has at most ${TAG_LENGTH} letters.`);

/** What is kept in an enquiry's timeline of staff's own work on it, beside its status; `answer` is an answer that its applicant changed, `samePerson` and `otherPerson` what they said of it and another, `mergedInto` and `mergedFrom` that one is a duplicate of the other. */
export const changedFields = [
  ...(['type', 'assignee', 'followUpOn', 'tag', 'answer'] as const),
  ...(['samePerson', 'otherPerson', 'mergedInto', 'mergedFrom'] as const),
] as const;

/**
 * A change of an enquiry, by the values that it had before and has since, in words; a day as ISO 8601
 * has it, empty for none. A tag that was taken off stands in `before`, one that was put on in `after`,
 * and so does the other that is, or is not, of the same person, or was merged, and what an answer is to: neither
 * answer is told here.
 */
export const enquiryEdit = z.object({
  id: z.string(),
  field: z.enum(changedFields),
  before: z.string(),
  after: z.string(),
  author: z.string(),
  madeAt: z.string(),
});
export type EnquiryEdit = z.infer<typeof enquiryEdit>;

/** What somebody of the staff corrected of the answers at once: what was asked, and both answers in words, empty for none. */
export const answerCorrection = z.object({
  id: z.string(),
  author: z.string(),
  madeAt: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ asked: z.string(), before: z.string(), after: z.string() })),
});
export type AnswerCorrection = z.infer<typeof answerCorrection>;
