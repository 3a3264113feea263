import fc from 'fast-check';
import { forSeconds } from './forSeconds';

/** The cases of every run of `npm test` are the same ones; `npm run bench fuzz` draws others, and more of them. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const times = Number(process.env.FUZZ_RUNS ?? 1);
/** After so long a property has held, however many cases it still has: where a password is hashed there are few a second. */
const seconds = process.env.FUZZ_SECONDS;

/** So many cases of a property, times FUZZ_RUNS: for those that cost more than most. */
export const cases = (few: number) => ({ numRuns: few * times });

fc.configureGlobal({
  seed,
  ...cases(100),
  ...(seconds !== undefined && { plugins: [forSeconds(Number(seconds))] }),
});

export default fc;
