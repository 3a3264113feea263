import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run bench fuzz`: every test that draws its cases, with another seed, and as many cases of each property as fit
 * into its seconds, which are the first argument. The second is a seed to take up again.
 */
const house = join(__dirname, '../../..');
const [SECONDS = '5', SEED = String(randomInt(2 ** 31))] = process.argv.slice(2);
/** So many times the cases of `npm test`, where the seconds are enough for them. */
const RUNS = '300';
/** In milliseconds, for one test: it may try some properties, and tells of what it found in the smallest case. */
const LONGEST_MS = 10 * 60_000;

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: house, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && /^import (?!type).*\/fast-check'/m.test(readFileSync(join(house, path), 'utf8')));

const again = `npm run bench fuzz ${SECONDS} ${SEED}`;
console.log(`${tests.length} files of tests, ${SECONDS} s for each property, with the seed ${SEED}: ${again}`);
const reporters = ['default', join(__dirname, 'progress.cjs')].map((reporter) => `--reporters=${reporter}`);
const { status } = spawnSync('npx', ['jest', '-w', '2', ...reporters, '--testTimeout', String(LONGEST_MS), ...tests], {
  cwd: house,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: RUNS, FUZZ_SECONDS: SECONDS, FUZZ_SEED: SEED },
});
console.log(
  status === 0 ? `Nothing was found with the seed ${SEED}.` : `✗ Found with the seed ${SEED}. Again: ${again}`,
);
process.exitCode = status ?? 1;
