import { own, type PathFault } from '@forms/shared/contract';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Every fault that a schema found in `given`, with its path, as `pages.0.fields.2.type`. Of a union it names the faults
 * of what was meant.
 */
export const pathFaults = (issues: readonly Issue[], given: unknown, above: readonly PropertyKey[] = []): PathFault[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const value = issue.path.reduce<unknown>((within, key) => own(within, String(key)), given);
    const meant = issue.code === 'invalid_union' ? meantOf(issue.errors, value) : undefined;
    if (meant) return pathFaults(meant, value, path);
    if (issue.code !== 'unrecognized_keys') return [fault(path, issue.message)];
    return issue.keys.map((key) => fault([...path, key], `There is no "${key}" here`));
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
