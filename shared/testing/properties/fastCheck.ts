import fc from 'fast-check';

/** The cases of every run of `npm test` are the same ones; `npm run bench fuzz` draws others, and more of them. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const times = Number(process.env.FUZZ_RUNS ?? 1);

/** So many cases of a property, times FUZZ_RUNS: for those that cost more than most. */
export const cases = (few: number) => ({ numRuns: few * times });

fc.configureGlobal({ seed, ...cases(100) });

export default fc;
