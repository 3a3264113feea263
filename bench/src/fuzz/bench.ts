import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench fuzz`: every test that draws its cases, with many more of them than `npm test` takes and another seed. */
const house = join(__dirname, '../../..');
const RUNS = process.argv[2] ?? process.env.FUZZ_RUNS ?? '300';
const SEED = process.argv[3] ?? process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
/** In milliseconds, for one test. */
const LONGEST_MS = 30 * 60_000;

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: house, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && /from 'fast-check'/.test(readFileSync(join(house, path), 'utf8')));

const again = `npm run bench fuzz ${RUNS} ${SEED}`;
console.log(`${tests.length} files of tests, ${RUNS} runs of each property with the seed ${SEED}: ${again}`);
const { status } = spawnSync('npx', ['jest', '-w', '2', '--testTimeout', String(LONGEST_MS), ...tests], {
  cwd: house,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: RUNS, FUZZ_SEED: SEED },
});
console.log(
  status === 0 ? `Nothing was found with the seed ${SEED}.` : `✗ Found with the seed ${SEED}. Again: ${again}`,
);
process.exitCode = status ?? 1;
