import { WRAP_MIN_WIDTH } from '../../../contract';
import type { Column } from './column';
import { layoutOf } from './widths';

const column = (key: string, looks: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: key,
  value: (row) => row,
  ...looks,
});
const bare = { selects: false, acts: false };
const widthsOf = (columns: Column<string>[], widths?: Record<string, number>) =>
  layoutOf(columns, widths, bare).columns.map(({ width }) => width);

test('columns without a width share what is left', () => {
  expect(widthsOf([column('a', { width: 90 }), column('b'), column('c')])).toEqual([90, undefined, undefined]);
});

test('what wraps takes what is left, and is never narrower than 300', () => {
  const columns = [column('a'), column('b', { wrap: true })];
  expect(widthsOf(columns)).toEqual([140, undefined]);
  expect(layoutOf(columns, undefined, bare).style.minWidth).toBe(140 + WRAP_MIN_WIDTH);
  expect(widthsOf([column('a', { wrap: true, width: 100 })])).toEqual([WRAP_MIN_WIDTH]);
});

test('once widths were changed every column holds its own, and the last what is left', () => {
  expect(widthsOf([column('a'), column('b'), column('c')], { a: 200, b: 80, c: 120 })).toEqual([200, 80, undefined]);
});

test('the boxes to tick and the actions have room of their own', () => {
  const keys = layoutOf([column('a')], undefined, { selects: true, acts: true }).columns.map(({ key }) => key);
  expect(keys).toEqual([' select', 'a', ' actions']);
});
