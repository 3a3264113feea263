import * as z from '@forms/shared/platform/zod';
import { campuses } from '../product';

/** The step after a form's pages at which the answers are checked. A page's name begins with a letter, so no page is called so. */
export const CHECK_STEP = '_check';

/** The minutes from which each span begins in which a form is finished; the last has no end. */
export const spansFrom = [0, 2, 5, 10, 15, 20, 30, 45, 60, 120] as const;
/** The span that so many minutes are in. */
export const spanOf = (minutes: number): (typeof spansFrom)[number] =>
  spansFrom.findLast((from) => from <= minutes) ?? 0;

const step = z.string().max(100);
const ofForm = { version: z.int32().positive(), campus: z.enum(campuses) };

/**
 * One move of somebody through a form, of whom nothing is said: they began to fill it in, came to a step for the first
 * time, from the furthest before it, or finished. What one visit tells cannot be put together again.
 */
export const formMove = z.discriminatedUnion('did', [
  z.strictObject({ did: z.literal('begin'), at: step, ...ofForm }),
  z.strictObject({ did: z.literal('goOn'), from: step, to: step, ...ofForm }),
  z.strictObject({ did: z.literal('finish'), from: step, span: z.literal(spansFrom), ...ofForm }),
]);
export type FormMove = z.infer<typeof formMove>;
