import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PathError } from '@forms/shared/contract';
import { houseFolder } from '../houseFolder';

/** Where what a new site begins with stands, as data. */
export const contentFolder = join(houseFolder, 'api/content');

/** A file of the content: its path below the house's folder, its name without an ending, and what it says. */
export interface ContentFile {
  path: string;
  name: string;
  text: string;
}

/** A file of the content, by its path in there. Throws where it cannot be read. */
export const contentFile = (path: string): ContentFile => ({
  path: `api/content/${path}`,
  name: parse(path).name,
  // Spreadsheets and some editors begin a file with a mark of its encoding.
  text: readFileSync(join(contentFolder, path), 'utf8').replace(/^\uFEFF/, ''),
});

/** The names of the files in a folder of the content that have this ending, in order. */
export const contentNames = (folder: string, ending: string): string[] =>
  readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith(ending))
    .sort();

/** Every file of a folder of the content that has this ending, by name. */
export const contentFiles = (folder: string, ending: string): ContentFile[] =>
  contentNames(folder, ending).map((name) => contentFile(`${folder}/${name}`));

/** What is wrong with a file of the content, for the person who edits it: `api/content/catalogue/fees.csv, line 3: price: …`. */
export function wrong({ path }: ContentFile, line: number | undefined, found: string | readonly PathError[]): Error {
  const message =
    typeof found === 'string' ? found : found.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new Error(`${path}${line === undefined ? '' : `, line ${line}`}: ${message}`);
}
