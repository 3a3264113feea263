import type { DrawnAnnotation } from '../xfdf/annotation';
import { newAnnotation, newMarkup, pointsAt } from './newAnnotation';
import { extentOf, movedBy, resizedTo, withEnd } from './shape';
import { context } from './testing';
import { drawTools } from './tools';

const highlight = newMarkup(
  'highlight',
  [
    [
      [10, 30],
      [60, 30],
      [10, 20],
      [60, 20],
    ],
  ],
  context,
);
const drawn = drawTools.map((tool) => newAnnotation(tool, pointsAt(tool, [100, 200], 0), context));
const each = (annotations: readonly DrawnAnnotation[]) => annotations.map((item) => [item.subject, item] as const);
const rounded = (rect: readonly number[]) => rect.map((side) => Number(side.toFixed(6)));

test.each(each([highlight, ...drawn]))('%s moves as a whole, and back to where it was', (_, item) => {
  const [left, bottom, right, top] = extentOf(item);
  const moved = movedBy(item, [5, -7]);
  expect(rounded(extentOf(moved))).toEqual(rounded([left + 5, bottom - 7, right + 5, top - 7]));
  expect(rounded(movedBy(moved, [-5, 7]).rect)).toEqual(rounded(item.rect));
});

test.each(each([highlight, ...drawn].filter(({ type }) => type !== 'text' && type !== 'line')))(
  '%s fills the rectangle that it is drawn out to',
  (_, item) => {
    expect(rounded(extentOf(resizedTo(item, [10, 20, 210, 320])))).toEqual([10, 20, 210, 320]);
  },
);

test('nothing becomes too small to take hold of again', () => {
  const square = newAnnotation('square', [[0, 0]], context);
  const [left, bottom, right, top] = resizedTo(square, [10, 10, 10, 10]).rect;
  expect([right - left, top - bottom]).toEqual([6, 6]);
});

test('a note keeps its size', () => {
  const note = newAnnotation('note', [[100, 100]], context);
  const [left, bottom, right, top] = resizedTo(note, [0, 0, 300, 300]).rect;
  expect([right - left, top - bottom]).toEqual([22, 22]);
});

test('an end of a line goes where it is put, and its rectangle holds the arrowhead', () => {
  const arrow = newAnnotation(
    'arrow',
    [
      [0, 0],
      [50, 0],
    ],
    context,
  );
  if (arrow.type !== 'line') throw new Error('an arrow is a line');
  const moved = withEnd(arrow, 'end', [80, 40]);
  expect([moved.start, moved.end]).toEqual([
    [0, 0],
    [80, 40],
  ]);
  expect(moved.rect).toEqual([-10, -10, 90, 50]);
});
