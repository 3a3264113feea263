import { execFileSync } from 'node:child_process';
import { alike } from './alike';

/** Part of `npm run check`: esbuild, and every disk that knows no case, takes two such names for one. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const pairs = alike(files.split('\0').filter(Boolean));
for (const pair of pairs) console.error(`Two names that differ by case alone: ${pair.join(' and ')}`);
process.exitCode = pairs.length > 0 ? 1 : 0;
