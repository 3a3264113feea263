import fc from '@forms/shared/testing/fast-check';
import type { ReadRow } from './read/readStatement';
import { isPayout, type Known, likenessOf, recognise } from './recognise';

/** An account as the server has it: the rows that were imported, and what is known of them. */
class Account {
  readonly rows: ReadRow[] = [];
  private readonly known = new Map<string, Known>();

  add(file: readonly ReadRow[], others: Record<string, number> = {}): number {
    const alike = file.map((row) => ({ ...row, likeness: likenessOf('current', row) }));
    const { added } = recognise(alike, this.known, others);
    const days = file.map(({ day }) => day).sort();
    for (const { row, likeness } of added) {
      const { count, files } = this.known.get(likeness) ?? { count: 0, files: [] };
      const of = { from: days[0] ?? '', to: days.at(-1) ?? '' };
      this.known.set(likeness, { count: count + 1, files: [...files, of] });
      this.rows.push(row);
    }
    return added.length;
  }
  /** The questions that a file leaves. */
  readsAgain(file: readonly ReadRow[]) {
    const alike = file.map((row) => ({ ...row, likeness: likenessOf('current', row) }));
    return recognise(alike, this.known, {}).equal;
  }
  get sum() {
    return this.rows.reduce((total, { amount }) => total + amount, 0);
  }
}

const row = (day: number, amount = 100, text = 'Z HALL', more: Partial<ReadRow> = {}): ReadRow => ({
  ...{ line: 1, day: `2026-01-${String(day).padStart(2, '0')}`, amount, name: '', reference: '', text, id: '' },
  ...{ balance: undefined, ...more },
});
const sums = (rows: readonly ReadRow[]) => rows.map(({ day, amount, text }) => `${day} ${amount} ${text}`).sort();

// Few days, amounts and words, so that many rows are equal.
const rows = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 12 }),
    amount: fc.constantFrom(100, 200, -100),
    text: fc.constantFrom('A', 'B'),
  }),
  { minLength: 1, maxLength: 60 },
);

it('Files of whole days that overlap, in any order and more than once, come to the same as the whole.', () => {
  const cuts = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 11 })), { maxLength: 6 });
  fc.assert(
    fc.property(rows, cuts, (made, ranges) => {
      const whole = made
        .map(({ day, amount, text }) => row(day, amount, text))
        .sort((one, other) => one.day.localeCompare(other.day));
      const dayOf = ({ day }: ReadRow) => Number(day.slice(-2));
      const files = [
        ...ranges.map(([from, length]) => whole.filter((each) => dayOf(each) >= from && dayOf(each) <= from + length)),
        whole,
      ];
      const [cut, once] = [new Account(), new Account()];
      for (const file of [...files, ...files]) cut.add(file);
      once.add(whole);
      expect(sums(cut.rows)).toEqual(sums(once.rows));
      expect(cut.sum).toBe(whole.reduce((total, { amount }) => total + amount, 0));
      expect(once.add(whole)).toBe(0);
    }),
  );
});

it('Files that are cut anywhere come to the whole where each row has its balance or the bank’s id.', () => {
  const cut = fc.tuple(fc.nat(60), fc.nat(60));
  fc.assert(
    fc.property(rows, fc.array(cut, { maxLength: 5 }), fc.boolean(), (made, cuts, hasId) => {
      let balance = 0;
      const whole = made
        .sort((one, other) => one.day - other.day)
        .map(({ day, text }, at) => {
          balance += 100;
          return row(day, 100, text, hasId ? { id: `id-${at}` } : { balance });
        });
      const account = new Account();
      for (const [from, length] of cuts) {
        const file = whole.slice(from, from + length);
        expect(account.readsAgain(file)).toEqual([]);
        account.add(file);
      }
      account.add(whole);
      expect(sums(account.rows)).toEqual(sums(whole));
    }),
  );
});

it('Equal rows of one file are as many as they are, with the same id of the bank too.', () => {
  const account = new Account();
  expect(account.add([row(1), row(1), row(1)])).toBe(3);
  expect(account.add([row(1), row(1)])).toBe(0);
  expect(account.add([row(2, 100, 'A', { id: 'twice' }), row(2, 100, 'A', { id: 'twice' })])).toBe(2);
});

it('Where a file begins in the day that another ends in, an equal row is asked about and not dropped.', () => {
  const account = new Account();
  account.add([row(1), row(2)]);
  const next = [row(2), row(3)];
  expect(account.readsAgain(next)).toEqual([expect.objectContaining({ inFile: 1, known: 1 })]);
  const likeness = likenessOf('current', row(2));
  expect(account.add(next, { [likeness]: 1 })).toBe(2);
  expect(account.rows).toHaveLength(4);
});

it('A row of another account is another row.', () => {
  expect(likenessOf('current', row(1))).not.toBe(likenessOf('savings', row(1)));
});

it.each([
  ['STRIPE', true],
  ['STRIPE PAYMENTS UK LTD', true],
  ['Stripe Technology Europe', true],
  ['STRIPE , 7K2M9Q', true],
  ['A STRIPE', false],
  ['STRIPES UNLIMITED', false],
  ['Stripe Mary EX-7K2M9Q', false],
])('Of “%s” it is %s that it is a card payout.', (name, expected) => {
  expect(isPayout({ name: '', reference: '', text: name })).toBe(expected);
});
