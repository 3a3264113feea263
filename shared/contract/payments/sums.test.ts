import fc from '../../testing/properties/fastCheck';
import type { InvoiceStatus } from './invoice';
import type { Movement } from './ledger';
import { type Asked, creditedPlan, instalmentsOwing, paymentLabel, sumsOf } from './sums';

const today = '2027-01-15';
const invoice: Asked = { status: 'unpaid', amount: 10_000, credited: 0, dueDate: '2027-01-14', instalmentPlan: null };
const of = (...moved: [Movement['kind'], number][]) => moved.map(([kind, amount]) => ({ kind, amount }));
const nothing = { credited: 0, received: 0, refunded: 0, open: 0, owing: 0, overdue: 0, surplus: 0 };

test.each<[string, Partial<Asked>, Movement[], Partial<typeof nothing>]>([
  ['nothing came', {}, [], { open: 10_000, owing: 10_000, overdue: 10_000 }],
  ['it is due today', { dueDate: today }, [], { open: 10_000, owing: 10_000 }],
  ['a part came', {}, of(['transfer', 4_000]), { received: 4_000, open: 6_000, owing: 6_000, overdue: 6_000 }],
  ['two parts came', {}, of(['transfer', 4_000], ['card', 6_000]), { received: 10_000 }],
  ['too much came', {}, of(['transfer', 12_000]), { received: 12_000, surplus: 2_000 }],
  ['what was too much went back', {}, of(['cash', 12_000], ['refund', -2_000]), { received: 12_000, refunded: 2_000 }],
  ['a refund is given', {}, of(['card', 10_000], ['refund', -500]), { received: 10_000, refunded: 500 }],
  [
    'a refund failed',
    {},
    of(['cash', 12_000], ['refund', -2_000], ['refund-failed', 2_000]),
    { received: 12_000, surplus: 2_000 },
  ],
  [
    'the payer took it back',
    {},
    of(['card', 10_000], ['dispute', -10_000]),
    { open: 10_000, owing: 10_000, overdue: 10_000 },
  ],
  [
    'and it was returned',
    {},
    of(['card', 10_000], ['dispute', -10_000], ['dispute-returned', 10_000]),
    { received: 10_000 },
  ],
  ['the rest is written off', {}, of(['cash', 4_000], ['write-off', 6_000]), { received: 4_000 }],
  ['the provider took a fee', {}, of(['card', 10_000], ['fee', -150]), { received: 10_000 }],
  ['it is a draft', { status: 'final' }, [], { open: 10_000 }],
  ['it is cancelled', { status: 'cancelled' }, of(['card', 10_000]), { received: 10_000, surplus: 10_000 }],
  ['it comes to nothing', { amount: 0 }, [], {}],
  ['a part is credited', { credited: 3_000 }, [], { credited: 3_000, open: 7_000, owing: 7_000, overdue: 7_000 }],
  [
    'it was paid, and a part is credited',
    { credited: 3_000 },
    of(['card', 10_000]),
    { credited: 3_000, received: 10_000, surplus: 3_000 },
  ],
  [
    'what was credited went back',
    { credited: 3_000 },
    of(['card', 10_000], ['refund', -3_000]),
    { credited: 3_000, received: 10_000, refunded: 3_000 },
  ],
  ['all of it is credited', { credited: 10_000 }, [], { credited: 10_000 }],
  [
    'it is cancelled, which credited all of it, it is not paid',
    { status: 'cancelled', credited: 10_000 },
    of(['transfer', 4_000]),
    { credited: 10_000, received: 4_000, open: 6_000, surplus: 4_000 },
  ],
])('where %s', (_, said, moved, sums) => {
  expect(sumsOf({ ...invoice, ...said }, moved, today)).toEqual({ ...nothing, ...sums });
});

test('instalments are filled from the oldest on, and the part that was due is overdue', () => {
  const instalmentPlan = [
    { dueDate: '2027-02-01', amount: 4_000 },
    { dueDate: '2026-12-01', amount: 3_000 },
    { dueDate: '2027-01-01', amount: 3_000 },
  ];
  expect(instalmentsOwing(instalmentPlan, 4_500).map(({ owing }) => owing)).toEqual([4_000, 0, 1_500]);
  expect(sumsOf({ ...invoice, instalmentPlan }, of(['transfer', 4_500]), today)).toMatchObject({
    owing: 5_500,
    overdue: 1_500,
  });
});

test('a credit note lowers the last instalments first', () => {
  const plan = [
    { dueDate: '2027-02-01', amount: 4_000 },
    { dueDate: '2026-12-01', amount: 3_000 },
    { dueDate: '2027-01-01', amount: 3_000 },
  ];
  expect(creditedPlan(plan, 5_000).map(({ amount }) => amount)).toEqual([0, 3_000, 2_000]);
  const asked = { ...invoice, credited: 5_000, instalmentPlan: plan };
  expect(sumsOf(asked, of(['transfer', 1_000]), today)).toMatchObject({ owing: 4_000, overdue: 4_000 });
});

const pence = fc.integer({ min: 1, max: 20_000 });
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('opening', 'card', 'transfer', 'cash', 'write-off', 'dispute-returned'),
    amount: pence,
  }),
  fc.record({ kind: fc.constantFrom('refund', 'dispute', 'fee'), amount: pence.map((amount) => -amount) }),
  fc.record({ kind: fc.constant('refund-failed'), amount: pence }),
);
const asked = fc
  .record({
    status: fc.constantFrom<InvoiceStatus>('proposed', 'final', 'unpaid', 'paid', 'booked', 'cancelled'),
    amount: fc.nat(20_000),
    dueDate: fc.constantFrom(null, '2027-01-14', today),
    instalmentPlan: fc.constant(null),
  })
  .chain((each) => fc.nat(each.amount).map((credited) => ({ ...each, credited })));

test('whatever moved, in whatever order: no invoice owes more than it asks, or is overdue beyond what it owes', () => {
  fc.assert(
    fc.property(asked, fc.array(movement, { maxLength: 12 }), (each, moved) => {
      const sums = sumsOf(each, moved, today);
      expect(sumsOf(each, [...moved].reverse(), today)).toEqual(sums);
      expect(sums.overdue).toBeLessThanOrEqual(sums.owing);
      expect(Math.min(sums.owing, sums.overdue, sums.surplus, sums.open)).toBeGreaterThanOrEqual(0);
      if (paymentLabel({ ...each, ...sums }) === 'Paid') expect(sums.owing).toBe(0);
    }),
  );
});

test('a movement and its reversal leave every sum as it was', () => {
  fc.assert(
    fc.property(asked, fc.array(movement, { maxLength: 12 }), movement, (each, moved, undone) => {
      const reversal = { ...undone, amount: -undone.amount };
      expect(sumsOf(each, [...moved, undone, reversal], today)).toEqual(sumsOf(each, moved, today));
    }),
  );
});

test('what came in is owed no more, or is to go back: not a penny is lost', () => {
  const came = fc.array(fc.record({ kind: fc.constantFrom('card', 'transfer', 'cash'), amount: pence }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), came, (left, credited, moved) => {
      const sums = sumsOf({ ...invoice, amount: left + credited, credited }, moved, today);
      expect(sums.received + sums.owing - sums.surplus).toBe(left);
    }),
  );
});
