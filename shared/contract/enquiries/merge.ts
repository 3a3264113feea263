import * as z from '@forms/shared/platform/zod';
import { rowVersion } from '../rowVersion';

/** The other of two enquiries that were merged: who did it, and when. */
export const merged = z.object({ id: z.string(), reference: z.string(), author: z.string(), madeAt: z.string() });
export type Merged = z.infer<typeof merged>;

/** Months: how far apart two of the same form and person are probably one sent twice. */
export const DUPLICATE_MONTHS = 6;

/** Into which enquiry another is merged, null for taking it apart again, over the version of it that was seen. */
export const mergeAsked = z.strictObject({ into: z.string().max(80).nullable(), version: rowVersion });
export type MergeAsked = z.infer<typeof mergeAsked>;

/** The 409 to whatever would change an enquiry that is merged into another. */
export const ENQUIRY_MERGED = {
  word: 'enquiry-merged',
  message: 'This enquiry is merged into another, where it goes on. Nothing is changed on it while it is.',
} as const;
