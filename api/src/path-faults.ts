import type { PathFault } from '@forms/shared/contract';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** Every fault of a refused value with its path, as `pages.0.fields.2.type`. Of a union it names the faults of the branch that came nearest. */
export const pathFaults = (issues: readonly Issue[], above: readonly PropertyKey[] = []): PathFault[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const branch = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
    return branch ? pathFaults(branch, path) : [{ path: path.map(String).join('.'), message: issue.message }];
  });

/** The branch that understood most of the value: it failed deepest, and at fewest places. */
const nearest = (branches: readonly Issue[][]): Issue[] | undefined =>
  branches
    .filter((branch) => branch.length > 0)
    .sort((one, other) => depth(other) - depth(one) || one.length - other.length)[0];

const depth = (branch: readonly Issue[]) => Math.min(...branch.map(({ path }) => path.length));
