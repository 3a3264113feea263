import fc, { cases } from '@forms/shared/testing/fast-check';
import { isInShare } from './share';

const word = fc.string({ minLength: 1, maxLength: 22 });
const draw = { remote: word, rollout: word, visitor: word };
const percent = fc.integer({ min: 0, max: 100 });

it('A share of 0 is nobody, and one of 100 everybody.', () => {
  fc.assert(
    fc.property(fc.record(draw), (of) => !isInShare({ ...of, share: 0 }) && isInShare({ ...of, share: 100 })),
    cases(1_000),
  );
});

it('Whoever is in a share stays in it as it grows.', () => {
  fc.assert(
    fc.property(fc.record(draw), percent, percent, (of, one, other) => {
      const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
      return !isInShare({ ...of, share: smaller }) || isInShare({ ...of, share: larger });
    }),
    cases(1_000),
  );
});

const VISITORS = Array.from({ length: 20_000 }, (_, visitor) => String(visitor));
const drawn = (of: { remote: string; rollout: string; share: number }) =>
  new Set(VISITORS.filter((visitor) => isInShare({ ...of, visitor })));

it.each([1, 10, 37, 50, 99])('Of many visitors, %i in a hundred are drawn.', (share) => {
  const parts = drawn({ remote: 'mf-contact', rollout: 'one', share }).size / VISITORS.length;
  expect(Math.abs(parts - share / 100)).toBeLessThan(0.01);
});

it('Two remotes, and two candidates of one, draw apart from each other.', () => {
  const share = 20;
  const one = drawn({ remote: 'mf-contact', rollout: 'one', share });
  for (const other of [
    drawn({ remote: 'mf-forms', rollout: 'one', share }),
    drawn({ remote: 'mf-contact', rollout: 'two', share }),
  ]) {
    const both = [...one].filter((visitor) => other.has(visitor)).length / VISITORS.length;
    expect(Math.abs(both - 0.04)).toBeLessThan(0.01);
  }
});
