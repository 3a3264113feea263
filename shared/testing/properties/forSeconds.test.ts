import fc from './fastCheck';
import { forSeconds } from './forSeconds';

/** Counts the cases that a property takes in its seconds, out of so many. */
function casesTaken(seconds: number, numRuns: number): number {
  let taken = 0;
  const counted = fc.property(fc.nat(), () => {
    taken += 1;
  });
  fc.assert(counted, { plugins: [forSeconds(seconds)], numRuns });
  return taken;
}

it('a property that has had its seconds ends after the case that it was at, and has held', () => {
  expect(casesTaken(0, 7)).toBe(1);
});

it('one that has time left takes all of its cases', () => {
  expect(casesTaken(60, 7)).toBe(7);
});

it('one that does not hold fails, also without any time', () => {
  const wrong = fc.property(fc.nat(), () => false);
  expect(() => fc.assert(wrong, { plugins: [forSeconds(0)] })).toThrow('Property failed after 1 tests');
});
