import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tooLong } from './tooLong';

/**
 * Part of `npm run check`: what is longer than one reads at a time. Not a test's file, whose cases stand in a row; nor
 * what is data.
 */
const isRead = (path: string) => /\.(ts|tsx|js|mjs|cjs)$/.test(path) && !/\.(test\.tsx?|d\.ts)$/.test(path);
const data = ['e2e/src/exhaustive/changingCalls.ts'];

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const found = files
  .split('\0')
  .filter((path) => isRead(path) && !data.includes(path))
  .flatMap((path) => tooLong(path, readFileSync(path, 'utf8')));
for (const each of found) console.error(each);
process.exitCode = found.length > 0 ? 1 : 0;
