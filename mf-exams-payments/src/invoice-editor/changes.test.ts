import { accountOf, type InvoiceItem } from '@forms/shared/contract';
import { accountAfter, footerHeaderChanges, headChanges, itemChanges } from './changes';

const item: InvoiceItem = {
  id: 'maths',
  metaType: 'standalone',
  type: 'exams',
  currency: 'GBP',
  account: accountOf.exams,
  accountId: 'exams',
  description: 'Mathematics',
  cost: 4550,
};
const wanted = {
  metaType: 'standalone',
  type: 'exams',
  accountId: 'exams',
  description: 'Mathematics',
  cost: 4550,
} as const;

test('what stays as it was is not sent', () => {
  expect(itemChanges(item, wanted)).toEqual([]);
  expect(itemChanges(item, { ...wanted, cost: 5000 })).toEqual([{ field: 'cost', newValue: 5000 }]);
});

test('VAT of its own is sent, and that it has none any more', () => {
  const own = { taxCode: 'exempt', taxWording: 'Exempt: training' } as const;
  expect(itemChanges(item, { ...wanted, ...own })).toEqual([
    { field: 'taxCode', newValue: 'exempt' },
    { field: 'taxWording', newValue: 'Exempt: training' },
  ]);
  expect(itemChanges({ ...item, ...own }, wanted)).toEqual([
    { field: 'taxCode', newValue: null },
    { field: 'taxWording', newValue: '' },
  ]);
});

test('of another quantity each costs the same, and another cost of all comes after it', () => {
  expect(itemChanges(item, { ...wanted, quantity: 3, cost: 3 * 4550 })).toEqual([{ field: 'quantity', newValue: 3 }]);
  expect(itemChanges({ ...item, quantity: 2, cost: 9100 }, { ...wanted, quantity: 3, cost: 3000 })).toEqual([
    { field: 'quantity', newValue: 3 },
    { field: 'cost', newValue: 3000 },
  ]);
});

test('an item that becomes a title loses its cost first, and a title that becomes an item gets it after', () => {
  expect(itemChanges(item, { ...wanted, metaType: 'title', cost: 0 }).map(({ field }) => field)).toEqual([
    'cost',
    'metaType',
  ]);
  expect(itemChanges({ ...item, metaType: 'title', cost: 0 }, wanted).map(({ field }) => field)).toEqual([
    'metaType',
    'cost',
  ]);
});

test('an item’s account follows its type, unless somebody chose another', () => {
  expect(accountAfter('exams', 'asp', 'exams')).toBe('asp');
  expect(accountAfter('exams', 'asp', 'other')).toBe('other');
});

test('a due date is set and taken away', () => {
  const head = { date: '2026-11-21', dueDate: null, description: '' };
  expect(headChanges(head, { ...head, dueDate: '2026-12-05' })).toEqual([{ field: 'dueDate', newValue: '2026-12-05' }]);
  expect(headChanges({ ...head, dueDate: '2026-12-05' }, head)).toEqual([{ field: 'dueDate', newValue: null }]);
});

test('only the fields of a footer that were changed are sent', () => {
  const footer = { id: 'f', tag: 'postage', description: 'Postage', cost: 10000 };
  expect(footerHeaderChanges(footer, { ...footer, cost: 9000 })).toEqual([{ field: 'cost', newValue: 9000 }]);
});
