import type * as z from 'zod';

/** What the server answered to a call that failed, read by a schema; undefined where no such answer came. */
export const answerIn = <Schema extends z.ZodType>(error: unknown, schema: Schema): z.output<Schema> | undefined =>
  typeof error === 'object' && error !== null && 'data' in error ? schema.safeParse(error.data).data : undefined;
