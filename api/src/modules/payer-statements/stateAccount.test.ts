import { type Movement, sumsOf } from '@forms/shared/contract';
import fc from '@forms/shared/testing/fast-check';
import { type AccountEvent, stateAccount, type Terms } from './stateAccount';

const dayOf = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;
const kinds = [
  ...(['card', 'transfer', 'cash', 'opening', 'dispute', 'dispute-returned'] as const),
  ...(['refund', 'refund-failed', 'write-off'] as const),
];
const isOut = (kind: Movement['kind']) => kind === 'refund' || kind === 'dispute';

interface Invoice {
  amount: number;
  on: number;
  happened: { on: number; credited?: number; moved?: Movement }[];
}
const invoice: fc.Arbitrary<Invoice> = fc.record({
  amount: fc.integer({ min: 1, max: 10_000 }),
  on: fc.integer({ min: 1, max: 28 }),
  happened: fc.array(
    fc.oneof(
      fc.record({ on: fc.integer({ min: 1, max: 28 }), credited: fc.integer({ min: 1, max: 4_000 }) }),
      fc
        .record({
          on: fc.integer({ min: 1, max: 28 }),
          kind: fc.constantFrom(...kinds),
          pence: fc.integer({ min: 1, max: 8_000 }),
        })
        .map(({ on, kind, pence }) => ({ on, moved: { kind, amount: isOut(kind) ? -pence : pence } })),
    ),
    { maxLength: 8 },
  ),
});

const terms = (invoices: readonly Invoice[]): Map<string, Terms> =>
  new Map(invoices.map(({ on }, at) => [String(at), { dueDate: dayOf(on), instalmentPlan: null, isCancelled: false }]));

/** What happened, by days, an invoice before what is of its day. */
function eventsOf(invoices: readonly Invoice[]): AccountEvent[] {
  const said = { about: '', for: [], number: '', reference: '' };
  const all = invoices.flatMap(({ amount, on, happened }, at): AccountEvent[] => [
    { ...said, id: `${at}`, on: dayOf(on), kind: 'invoice', parts: [{ invoiceId: `${at}`, asked: amount }] },
    ...happened.map(
      ({ on, ...part }, nth): AccountEvent => ({
        ...{ ...said, id: `${at}.${nth}`, on: dayOf(on), parts: [{ invoiceId: `${at}`, ...part }] },
        kind: part.moved?.kind ?? 'credit-note',
      }),
    ),
  ]);
  return all.sort((one, other) => one.on.localeCompare(other.on));
}

/** What the ledger's own sums come to at the end of a day. */
function ledgerOn(invoices: readonly Invoice[], day: number) {
  const sums = invoices.map(({ amount, on, happened }) => {
    const until = happened.filter((each) => each.on <= day);
    const credited = until.reduce((sum, each) => sum + (each.credited ?? 0), 0);
    const moved = until.flatMap((each) => each.moved ?? []);
    const asked = { status: 'unpaid', amount: on <= day ? amount : 0, credited } as const;
    return sumsOf({ ...asked, dueDate: null, instalmentPlan: null }, moved, dayOf(day));
  });
  return {
    owing: sums.reduce((sum, each) => sum + each.owing, 0),
    credit: sums.reduce((sum, each) => sum + each.surplus, 0),
  };
}

it('Whatever happened, a statement ends with the ledger’s sums to the penny, its rows lead there from what it began with, and one period goes on from another.', () => {
  const accounts = fc.array(invoice, { maxLength: 4 });
  const days = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 }));
  fc.assert(
    fc.property(accounts, days, (invoices, [one, other]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const [events, known] = [eventsOf(invoices), terms(invoices)];
      const stated = stateAccount(events, known, { from: dayOf(from), to: dayOf(to) });
      const { opening, rows, closing, owing, credit, aged } = stated;
      expect({ owing, credit }).toEqual(ledgerOn(invoices, to));
      expect(closing).toBe(owing - credit);
      expect(Object.values(aged).reduce((sum, each) => sum + each, 0)).toBe(owing);
      const before = from === 1 ? { owing: 0, credit: 0 } : ledgerOn(invoices, from - 1);
      expect(opening).toBe(before.owing - before.credit);
      let balance = opening;
      for (const row of rows) {
        balance += row.change;
        expect(row.balance).toBe(balance);
      }
      expect(balance).toBe(closing);
      const earlier = stateAccount(events, known, { from: dayOf(1), to: dayOf(from) });
      const later = stateAccount(events, known, { from: dayOf(from + 1), to: dayOf(28) });
      const whole = stateAccount(events, known, { from: dayOf(1), to: dayOf(28) });
      expect(later.opening).toBe(earlier.closing);
      expect([...earlier.rows, ...later.rows]).toEqual(whole.rows);
    }),
  );
});

const account = (happened: Invoice['happened'], isCancelled = false) =>
  stateAccount(
    eventsOf([{ amount: 100, on: 1, happened }]),
    new Map([['0', { dueDate: dayOf(2), instalmentPlan: null, isCancelled }]]),
    { from: dayOf(1), to: dayOf(28) },
  );
const changes = (happened: Invoice['happened']) => account(happened).rows.map(({ kind, change }) => [kind, change]);

it('What was refunded without a credit note is not asked again, and a row says so; with one, no such row is needed.', () => {
  const paid = { on: 2, moved: { kind: 'card', amount: 100 } } as const;
  const refunded = { on: 3, moved: { kind: 'refund', amount: -40 } } as const;
  expect(changes([paid, refunded])).toEqual([
    ...[['invoice', 100] as const, ['card', -100] as const, ['refund', 40] as const, ['not-asked', -40] as const],
  ]);
  expect(changes([paid, { on: 3, credited: 40 }, refunded])).toEqual([
    ...[['invoice', 100] as const, ['card', -100] as const, ['credit-note', -40] as const, ['refund', 40] as const],
  ]);
});

it('What a provider keeps for a dispute is no business of who pays.', () => {
  const fee = { on: 3, moved: { kind: 'fee', amount: -15 } } as const;
  expect(changes([fee])).toEqual([['invoice', 100]]);
});

it('An invoice that is cancelled and paid is a credit, and owes nothing whatever is taken back of it.', () => {
  const paid = { on: 2, moved: { kind: 'card', amount: 100 } } as const;
  expect(account([paid, { on: 3, credited: 100 }], true)).toMatchObject({ closing: -100, owing: 0, credit: 100 });
  const taken = { on: 4, moved: { kind: 'dispute', amount: -130 } } as const;
  expect(account([paid, { on: 3, credited: 100 }, taken], true)).toMatchObject({ closing: 0, owing: 0, credit: 0 });
});
