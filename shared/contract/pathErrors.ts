import { own, type PathError } from '@forms/shared/contract';
import type * as z from '@forms/shared/platform/zod';
import { plainMessage } from './plainMessage';

type Issue = z.core.$ZodIssue;

/** What a schema makes of something: it as the schema has it, or everything that is wrong with it. */
export type CheckedBy<S extends z.ZodType> = { data: z.output<S> } | { errors: PathError[] };

/**
 * Checks what was given by a schema. An error has its path, as `pages.0.fields.2.type`, and words for people; of a union
 * the errors are those of what was meant. No more than `most` are looked into.
 */
export function checkedBy<S extends z.ZodType>(
  schema: S,
  given: unknown,
  most = Number.POSITIVE_INFINITY,
): CheckedBy<S> {
  const read = schema.safeParse(given, { error: plainMessage });
  return read.success ? { data: read.data } : { errors: pathErrors(read.error.issues.slice(0, most), given) };
}

const pathErrors = (issues: readonly Issue[], given: unknown, above: readonly PropertyKey[] = []): PathError[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const value = issue.path.reduce<unknown>((within, key) => own(within, String(key)), given);
    const meant = issue.code === 'invalid_union' ? meantOf(issue.errors, value) : undefined;
    if (meant) return pathErrors(meant, value, path);
    if (issue.code !== 'unrecognized_keys') return [error(path, issue.message)];
    const lines = issue.message.split('\n');
    return issue.keys.map((key, at) => error([...path, key], lines[at] ?? issue.message));
  });

const error = (path: readonly PropertyKey[], message: string): PathError => ({
  path: path.map(String).join('.'),
  message,
});

/** The branch of a union that took the value itself and refused only parts that are there; of several the one with the fewest errors. */
const meantOf = (branches: readonly Issue[][], value: unknown): Issue[] | undefined =>
  branches
    .filter((branch) => branch.length > 0 && branch.every(({ path: [key] }) => own(value, String(key)) !== undefined))
    .sort((one, other) => one.length - other.length)[0];
