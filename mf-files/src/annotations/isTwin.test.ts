import { newAnnotation } from '../drawing/newAnnotation';
import { context } from '../drawing/testing';
import { isTwin } from './isTwin';

const square = newAnnotation(
  'square',
  [
    [10, 10],
    [60, 40],
  ],
  context,
);
const embedded = (subtype: string, rect: readonly number[]) => ({ id: '1R', subtype, rect });

test.each([
  ['the same kind at the same place, rounded', embedded('Square', [10.2, 9.9, 60, 40.3]), true],
  ['the same kind elsewhere', embedded('Square', [110, 10, 160, 40]), false],
  ['another kind at the same place', embedded('Circle', [10, 10, 60, 40]), false],
  ['one without a rectangle', embedded('Square', []), false],
])('%s', (_, annotation, isOne) => {
  expect(isTwin(annotation, square)).toBe(isOne);
});

test('a note is itself although another program pins it elsewhere on a page that is turned', () => {
  const note = newAnnotation('note', [[200, 200]], context);
  expect(isTwin(embedded('Text', [211, 167, 233, 189]), note)).toBe(true);
});
