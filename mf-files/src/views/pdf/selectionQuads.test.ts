import type { Rect } from '../../xfdf/annotation';
import type { Rotation } from './pageGeometry';
import { joinLines, quadOf } from './selectionQuads';

const run = (rect: Rect, direction: Rotation = 0) => ({ rect, direction });

test('pieces of one line become one, lines and columns stay apart', () => {
  const pieces = [run([10, 100, 40, 112]), run([43, 101, 80, 111]), run([10, 80, 60, 92]), run([300, 80, 360, 92])];
  expect(joinLines(pieces)).toEqual([run([10, 100, 80, 112]), pieces[2], pieces[3]]);
});

test('text that runs down the page is joined down the page', () => {
  expect(joinLines([run([100, 50, 112, 90], 90), run([100, 10, 112, 47], 90)])).toEqual([run([100, 10, 112, 90], 90)]);
});

test.each<[Rotation, number[][]]>([
  [
    0,
    [
      [0, 10],
      [80, 10],
      [0, 0],
      [80, 0],
    ],
  ],
  [
    90,
    [
      [80, 10],
      [80, 0],
      [0, 10],
      [0, 0],
    ],
  ],
  [
    180,
    [
      [80, 0],
      [0, 0],
      [80, 10],
      [0, 10],
    ],
  ],
  [
    270,
    [
      [0, 0],
      [0, 10],
      [80, 0],
      [80, 10],
    ],
  ],
])('of text that runs at %d degrees, the first corner is its own top left', (direction, corners) => {
  expect(quadOf(run([0, 0, 80, 10], direction))).toEqual(corners);
});
