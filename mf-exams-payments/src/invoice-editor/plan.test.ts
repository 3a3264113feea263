import { MAX_INSTALMENTS, planError } from '@forms/shared/contract';
import fc from '@forms/shared/testing/fast-check';
import { monthlyPlan } from './plan';

test('an amount is shared over months, the odd pence in the first', () => {
  expect(monthlyPlan(10_000, 3, '2026-12-05')).toEqual([
    { dueDate: '2026-12-05', amount: 3334 },
    { dueDate: '2027-01-05', amount: 3333 },
    { dueDate: '2027-02-05', amount: 3333 },
  ]);
});

test('a month without that day is due on its last', () => {
  expect(monthlyPlan(400, 4, '2027-11-30').map(({ dueDate }) => dueDate)).toEqual([
    '2027-11-30',
    '2027-12-30',
    '2028-01-30',
    '2028-02-29',
  ]);
});

test('whatever the amount, the instalments come to it', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: MAX_INSTALMENTS }), (amount, count) => {
      const plan = monthlyPlan(amount, count, '2026-12-05');
      expect(plan).toHaveLength(count);
      expect(planError(amount, plan)).toBeUndefined();
    }),
  );
});
