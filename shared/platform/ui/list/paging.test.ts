import { pageOf } from './paging';

const rows = Array.from({ length: 101 }, (_, at) => at);

test('the last page holds what is left', () => {
  expect(pageOf(rows, 3, 50)).toMatchObject({ page: 3, pages: 3, rows: [100], from: 101, to: 101 });
});

test('a page that is no longer there is the last one', () => {
  expect(pageOf(rows.slice(0, 60), 3, 50)).toMatchObject({ page: 2, from: 51, to: 60 });
});

test('an empty list has one page, of nothing', () => {
  expect(pageOf([], 1, 50)).toEqual({ page: 1, pages: 1, rows: [], from: 0, to: 0 });
});
