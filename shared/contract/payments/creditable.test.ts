import fc from '@forms/shared/testing/fast-check';
import { accountOf } from './accounts';
import { creditableLines } from './creditable';
import type { CreditNote } from './creditNote';
import type { Invoice, InvoiceItem } from './invoice';

const item = (description: string, cost: number, of: Partial<InvoiceItem> = {}): InvoiceItem => ({
  ...{ id: `${description} ${cost}`, metaType: 'standalone', type: 'asp', currency: 'GBP', accountId: 'asp' },
  ...{ account: accountOf.asp, description, cost, ...of },
});
type Line = Pick<CreditNote['lines'][number], 'description' | 'amount'> & Partial<CreditNote['lines'][number]>;
const note = (lines: readonly Line[]): CreditNote => ({
  ...{ id: 'n', number: 'CN-2026-00001', invoiceId: 'i', date: '2026-01-01', issuedAt: '', reason: '', author: '' },
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  lines: lines.map((line) => ({ accountId: 'asp', kind: 'asp', account: accountOf.asp, ...line })),
});
const left = (items: InvoiceItem[], creditNotes: CreditNote[]) =>
  creditableLines({ headerItems: [], items, footerItems: [], creditNotes } satisfies Pick<
    Invoice,
    'headerItems' | 'items' | 'footerItems' | 'creditNotes'
  >).map(({ amount, taxCode }) => (taxCode ? [amount, taxCode] : amount));

test('Two lines of the same words are credited apart: nothing is left once each is, and none stands below nothing', () => {
  const twice = [item('Tutorial', 10_000), item('Tutorial', 10_000)];
  const once = note([{ description: 'Tutorial', amount: 10_000 }]);
  expect(left(twice, [once])).toEqual([10_000]);
  expect(left(twice, [once, once])).toEqual([]);
  expect(left(twice, [note([...once.lines, ...once.lines])])).toEqual([]);
  expect(left(twice, [note([{ description: 'Tutorial', amount: 3_000 }]), once])).toEqual([7_000]);
});

test('Of two that cost otherwise, the one that comes to what was credited is gone', () => {
  const both = [item('Tutorial', 10_000), item('Tutorial', 6_000)];
  expect(left(both, [note([{ description: 'Tutorial', amount: 6_000 }])])).toEqual([10_000]);
});

test('Of two that are taxed otherwise, the one that is taxed as what was credited', () => {
  const both = [item('Book', 1_000, { taxCode: 'standard' }), item('Book', 1_000, { taxCode: 'zero' })];
  const ofZero = note([{ description: 'Book', amount: 400, taxCode: 'zero' }]);
  expect(left(both, [ofZero])).toEqual([
    [1_000, 'standard'],
    [600, 'zero'],
  ]);
});

test('However lines are credited, what is left comes to the rest of the invoice, and all of it can be taken off', () => {
  const lines = fc.array(
    fc.record({ description: fc.constantFrom('A', 'B'), cost: fc.integer({ min: -500, max: 1_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lines, shares, (drawn, percents) => {
      const items = drawn.map(({ description, cost }) => item(description, cost));
      const total = items.reduce((sum, { cost }) => sum + cost, 0);
      const of = (notes: CreditNote[]) =>
        creditableLines({ headerItems: [], items, footerItems: [], creditNotes: notes });
      const notes: CreditNote[] = [];
      for (const percent of percents) {
        const taken = of(notes).map((line) => ({ ...line, amount: Math.trunc((line.amount * percent) / 100) }));
        notes.push(note(taken.map(({ description, amount }) => ({ description, amount }))));
        const rest = of(notes).reduce((sum, { amount }) => sum + amount, 0);
        expect(rest).toBe(total - notes.reduce((sum, { amount }) => sum + amount, 0));
      }
      notes.push(note(of(notes).map(({ description, amount }) => ({ description, amount }))));
      expect(of(notes)).toEqual([]);
    }),
  );
});
