import type * as z from 'zod';
import { errorAnswer, type PathError, pathError } from '../../contract';

/** What the server answered to a call that failed, read by a schema; undefined where no such answer came. */
export const answerIn = <Schema extends z.ZodType>(error: unknown, schema: Schema): z.output<Schema> | undefined =>
  typeof error === 'object' && error !== null && 'data' in error ? schema.safeParse(error.data).data : undefined;

/** What of its body a call that failed was refused for, as `newPassword`; nothing where it failed for another reason. */
export const pathErrorsIn = (error: unknown): PathError[] =>
  answerIn(error, errorAnswer)?.errors?.flatMap((each) => pathError.safeParse(each).data ?? []) ?? [];

/** The same, what each place was refused for. */
export const errorsByPath = (error: unknown): Partial<Record<string, string>> =>
  Object.fromEntries(pathErrorsIn(error).map(({ path, message }) => [path, message]));
