import fc, { type Plugin } from 'fast-check';

/** Takes no further case of a property once these seconds are over; the first is always taken, and each to its end. */
export const forSeconds =
  (seconds: number): Plugin<unknown> =>
  () => {
    const end = Date.now() + seconds * 1_000;
    let taken = 0;
    return {
      decorateRun: (run) => (value) => {
        if (taken > 0 && Date.now() >= end) return new fc.PreconditionFailure(true);
        taken += 1;
        return run(value);
      },
    };
  };
