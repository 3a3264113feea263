import { own, type PathFault } from '@forms/shared/contract';
import type * as z from '@forms/shared/platform/zod';
import { plainWords } from './plainWords';

type Issue = z.core.$ZodIssue;

/** What a schema makes of something: it as the schema has it, or everything that is wrong with it. */
export type CheckedBy<S extends z.ZodType> = { data: z.output<S> } | { faults: PathFault[] };

/**
 * Checks what was given by a schema. A fault has its path, as `pages.0.fields.2.type`, and words for people; of a union
 * the faults are those of what was meant. No more than `most` are looked into.
 */
export function checkedBy<S extends z.ZodType>(
  schema: S,
  given: unknown,
  most = Number.POSITIVE_INFINITY,
): CheckedBy<S> {
  const read = schema.safeParse(given, { error: plainWords });
  return read.success ? { data: read.data } : { faults: pathFaults(read.error.issues.slice(0, most), given) };
}

const pathFaults = (issues: readonly Issue[], given: unknown, above: readonly PropertyKey[] = []): PathFault[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const value = issue.path.reduce<unknown>((within, key) => own(within, String(key)), given);
    const meant = issue.code === 'invalid_union' ? meantOf(issue.errors, value) : undefined;
    if (meant) return pathFaults(meant, value, path);
    if (issue.code !== 'unrecognized_keys') return [fault(path, issue.message)];
    const lines = issue.message.split('\n');
    return issue.keys.map((key, at) => fault([...path, key], lines[at] ?? issue.message));
  });

const fault = (path: readonly PropertyKey[], message: string): PathFault => ({
  path: path.map(String).join('.'),
  message,
});

/** The branch of a union that took the value itself and refused only parts that are there; of several the one with the fewest faults. */
const meantOf = (branches: readonly Issue[][], value: unknown): Issue[] | undefined =>
  branches
    .filter((branch) => branch.length > 0 && branch.every(({ path: [key] }) => own(value, String(key)) !== undefined))
    .sort((one, other) => one.length - other.length)[0];
