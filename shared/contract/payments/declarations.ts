import * as z from '@forms/shared/platform/zod';

/**
 * What must be declared before an invoice can be paid; `ofExams`, only where it is for exams. `version` changes with the
 * words and with those of the terms.
 */
export const declaration = z.object({
  id: z.string(),
  text: z.string(),
  version: z.string(),
  termsSlug: z.string().optional(),
  ofExams: z.boolean().optional(),
});
export type Declaration = z.infer<typeof declaration>;

/** Those that have to be made for an invoice. */
export const declarationsFor = (list: readonly Declaration[], hasExams: boolean): Declaration[] =>
  list.filter(({ ofExams = false }) => hasExams || !ofExams);

/** A declaration that a person ticked: the version that they read, and when, as an ISO time by their own clock. */
export const acceptance = z.object({
  id: z.string().max(64),
  version: z.string().max(64),
  acceptedAt: z.iso.datetime(),
});
export type Acceptance = z.infer<typeof acceptance>;
export const acceptances = z.array(acceptance).max(20);

export const DECLARATIONS_FIRST =
  'Please confirm your acceptance of the terms and conditions above before submitting payment.';
/** The machine words of the 422 to a way to pay without all declarations, and to the words of before. */
export const DECLARATIONS_MISSING = 'declarations-missing';
export const DECLARATIONS_CHANGED = 'declarations-changed';
