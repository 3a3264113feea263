import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { alike } from './alike';
import { retiredIn } from './retired';

/**
 * Part of `npm run check`: two names that esbuild, and every disk that knows no case, takes for one; and what is called
 * by a word that has a usual one. What a migration is called is stored with it.
 */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);
const named = files.filter((path) => /\.tsx?$/.test(path) && !/\/(migrations|released)\/|\/migrations\.ts$/.test(path));
const found = [
  ...alike(files).map((pair) => `Two names that differ by case alone: ${pair.join(' and ')}`),
  ...named.flatMap((path) => retiredIn(path, readFileSync(path, 'utf8'))),
];
for (const each of found) console.error(each);
process.exitCode = found.length > 0 ? 1 : 0;
