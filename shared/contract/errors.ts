import * as z from '@forms/shared/platform/zod';
import { trackingStatus } from './tracking';

/** One field in error in a refused submission. `page` and `field` are names of the definition; a sub-table's row is `exams.0.series`. */
export const fieldError = z.object({ page: z.string(), field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** One error of a refused body or definition; `path` as in `pages.0.fields.2.type`. */
export const pathError = z.object({ path: z.string(), message: z.string() });
export type PathError = z.infer<typeof pathError>;

/** Every error answer of the server: a word for machines, a sentence for a person, the request's id. */
export const errorAnswer = z.object({
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.array(z.union([fieldError, pathError])).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/**
 * What a report of an error says. It is sent without cookie or authorization, so that `userId` is only what the browser
 * says: nobody has verified it.
 */
export const bugReport = z.object({
  host: z.string(),
  route: z.string(),
  message: z.string(),
  userAgent: z.string(),
  platform: z.string(),
  description: z.string(),
  optionalMsg: z.string(),
  response: z.string(),
  status: z.number().nullable(),
  request: z.string(),
  API: z.string(),
  userId: z.string().nullable(),
  version: z.string(),
  app: z.string(),
  school: z.string(),
});
export type BugReport = z.infer<typeof bugReport>;

/**
 * A bug report as staff read and follow it: its `status` is that of the failed call, `tracking` how far staff are. What
 * it says of itself, its user included, nobody has checked.
 */
export const receivedBugReport = bugReport.extend({ id: z.string(), sentAt: z.string(), tracking: trackingStatus });
export type ReceivedBugReport = z.infer<typeof receivedBugReport>;
