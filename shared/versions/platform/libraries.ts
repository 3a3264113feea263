import type { Change } from '../bump';
import { majorOf } from '../semver';

/** The ranges of the packages whose types the declarations name: what a remote takes of them comes from the host too. */
export const librariesOf = (declarations: string, ranges: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ranges).filter(([name]) => new RegExp(`(from |import\\()["']${name}["'/]`).test(declarations)),
  );

/** A library of another major version is another promise, whatever its types say. */
export const compareLibraries = (before: Record<string, string>, today: Record<string, string>): Change[] =>
  Object.entries(before).flatMap(([name, range]) => {
    const now = today[name] ?? range;
    return major(now) === major(range) ? [] : [{ bump: 'major', name, why: `was ${range} and is ${now}` }];
  });

const major = (range: string) => majorOf(range.replace(/^[~^]/, ''));
