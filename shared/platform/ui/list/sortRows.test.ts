import type { Column } from './column';
import { nextSorting, sortRows } from './sortRows';

type Row = { name: string | null; at: number };
const columns: Column<Row>[] = [{ key: 'name', title: 'Name', value: ({ name }) => name }];
const rows = ['item 10', null, 'Élan', 'item 9', 'zebra', 'eagle'].map((name, at) => ({ name, at }));
const namesBy = (direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { by: 'name', direction }).map(({ name }) => name);

test('text stands as people order it: figures by size, accents beside their letter, nothing last', () => {
  expect(namesBy('ascending')).toEqual(['eagle', 'Élan', 'item 9', 'item 10', 'zebra', null]);
  expect(namesBy('descending')).toEqual(['zebra', 'item 10', 'item 9', 'Élan', 'eagle', null]);
});

test('rows that are equal keep the order that they came in', () => {
  const alike = [3, 1, 2].map((at) => ({ name: 'same', at }));
  expect(sortRows(alike, columns, { by: 'name', direction: 'descending' }).map(({ at }) => at)).toEqual([3, 1, 2]);
});

test('a title pressed again and again leads up, down and back', () => {
  const up = nextSorting(undefined, 'name');
  const down = nextSorting(up, 'name');
  expect([up?.direction, down?.direction, nextSorting(down, 'name')]).toEqual(['ascending', 'descending', undefined]);
  expect(nextSorting(down, 'age')).toEqual({ by: 'age', direction: 'ascending' });
});
