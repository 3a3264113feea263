import { indexAt, indexesNear, indexRead, layoutOf } from './pageLayout';

const size = (width: number, height: number) => ({ width, height });
const column = layoutOf([size(100, 200), size(300, 100), size(100, 200)], 10);

test('pages lie under each other, with a gap between and around them', () => {
  expect(column.places.map(({ top }) => top)).toEqual([10, 220, 330]);
  expect(column).toMatchObject({ height: 540, width: 300 });
});

test.each([
  [-50, 0],
  [0, 0],
  [215, 0],
  [220, 1],
  [330, 2],
  [9999, 2],
])('at %d pixels lies page %d', (y, index) => {
  expect(indexAt(column, y)).toBe(index);
});

test('near is what is within a screen of sight', () => {
  const long = layoutOf(
    Array.from({ length: 1000 }, () => size(100, 90)),
    10,
  );
  expect(indexesNear(long, { top: 50_000, height: 200 }, 1)).toEqual([497, 503]);
});

test.each([
  [0, 300, 0],
  [150, 300, 1],
  [275, 300, 2],
  [240, 60, 1],
])('scrolled to %d of %d pixels, page %d is read', (top, height, index) => {
  expect(indexRead(column, { top, height })).toBe(index);
});

test('a document without pages has nothing to be read', () => {
  const empty = layoutOf([], 10);
  expect(indexRead(empty, { top: 0, height: 100 })).toBe(0);
  expect(empty.height).toBe(10);
});
