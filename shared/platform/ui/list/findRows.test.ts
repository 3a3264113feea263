import type { Column } from './column';
import { choicesOf, searchIn } from './findRows';

type Row = { name: string; pence: number };
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'pence', title: 'Amount', value: ({ pence }) => pence, text: ({ pence }) => `£${pence / 100}` },
];
const rows: Row[] = [
  { name: 'José Sá', pence: 7500 },
  { name: 'Ana Brito', pence: 10000 },
];
const found = (typed: string) => rows.filter(searchIn(rows, columns)(typed)).map(({ name }) => name);

test.each([
  ['', ['José Sá', 'Ana Brito']],
  ['jose', ['José Sá']],
  ['JOSÉ', ['José Sá']],
  ['sá josé', ['José Sá']],
  ['£100', ['Ana Brito']],
  ['ana £75', []],
  ['10000', []],
])('searching for “%s” finds %j: every word, in any column, as it is shown', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test('a filter offers each value with its count, in the order that it was given', () => {
  const words = ['new', 'done', 'new', 'odd', ''].map((word) => ({ word }));
  const filter = { key: 'word', label: 'Word', of: ({ word }: { word: string }) => word, order: ['new', 'done'] };
  expect(choicesOf(words, filter)).toEqual([
    { value: 'new', count: 2 },
    { value: 'done', count: 1 },
    { value: 'odd', count: 1 },
  ]);
});
