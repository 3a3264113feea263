import * as z from '@forms/shared/platform/zod';
import { boards, keysOf } from '../exams/qualification';
import { campuses } from '../product';

/** The number by which a board knows a campus; empty until staff have set it. */
export const boardCentre = z.object({ campus: z.enum(campuses), board: z.enum(keysOf(boards)), number: z.string() });
export type BoardCentre = z.infer<typeof boardCentre>;

/** Sets a centre number in place of what it was seen as. Empty, there is none. */
export const centreChange = boardCentre.extend({
  was: z.string().max(5),
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([0-9A-Z]{5})?$/, 'A centre number has 5 digits or letters'),
});
export type CentreChange = z.infer<typeof centreChange>;

export const CENTRE_CHANGED = {
  word: 'centre-changed',
  message: 'Somebody else has set this centre number meanwhile. It is shown as it is now: please look at it again.',
} as const;
