import fc from '../../testing/properties/fastCheck';
import { MAX_LINE_PENCE } from '../money/line';
import { MAX_INSTALMENTS, planError } from './invoice';
import { renewedPlan } from './renewedPlan';

const today = '2027-01-15';
const of = (...amounts: number[]) => amounts.map((amount, at) => ({ dueDate: `2027-0${at + 1}-01`, amount }));

test('what was due before stays, and the rest is shared as it was', () => {
  expect(renewedPlan(of(10_000, 4_000, 2_000), 22_000, today)).toEqual(of(10_000, 8_000, 4_000));
});

test('an instalment that is due today is still to come', () => {
  expect(renewedPlan([{ dueDate: today, amount: 100 }], 250, today)).toEqual([{ dueDate: today, amount: 250 }]);
});

test.each([
  ['everything was due already', [{ dueDate: '2027-01-01', amount: 100 }], 200],
  ['what was due already is more than the amount', of(10_000, 4_000), 9_000],
  ['nothing is left for the rest', of(10_000, 4_000), 10_000],
  ['there is less than a penny for each', of(100, 1, 99_999), 110],
  ['the invoice comes to nothing', of(100, 100), 0],
])('there is none where %s', (_, plan, amount) => {
  expect(renewedPlan(plan, amount, today)).toBeUndefined();
});

test('whatever the shares and the amount, a renewed plan comes to the amount, on the days of the old one', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((date) => `2027-01-${date}`);
  const plans = fc.array(fc.record({ dueDate: day, amount: fc.integer({ min: 1, max: MAX_LINE_PENCE }) }), {
    minLength: 1,
    maxLength: MAX_INSTALMENTS,
  });
  fc.assert(
    fc.property(plans, fc.nat(MAX_LINE_PENCE), (plan, amount) => {
      const renewed = renewedPlan(plan, amount, today);
      if (!renewed) return;
      expect(planError(amount, renewed)).toBeUndefined();
      expect(renewed.map(({ dueDate }) => dueDate)).toEqual(plan.map(({ dueDate }) => dueDate));
    }),
  );
});
