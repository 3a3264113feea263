import { join } from 'node:path';
import { majorOf } from '../semver';
import { exportsOf } from './exportsOf';
import { programOf } from './programOf';

/** Since which version there is each name, by the face that has it. */
export type Since = Record<string, Record<string, string>>;

/** The names of today's declarations: those that there were keep their version, within the same major one. */
export function sinceOf(text: string, version: string, before: Since): Since {
  const program = programOf(new Map([[join(__dirname, 'today.d.ts').replaceAll('\\', '/'), text]]));
  const faces = [...exportsOf(program)].filter(([module]) => module.startsWith('platform/')).sort();
  return Object.fromEntries(
    faces.map(([face, names]) => [
      face,
      Object.fromEntries([...names.keys()].sort().map((name) => [name, since(before[face]?.[name], version)])),
    ]),
  );
}

const since = (before: string | undefined, version: string) =>
  before !== undefined && majorOf(before) === majorOf(version) ? before : version;
