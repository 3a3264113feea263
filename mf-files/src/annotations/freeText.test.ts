import { frameOf } from '../drawing/frame';
import { newAnnotation } from '../drawing/newAnnotation';
import { context } from '../drawing/testing';
import { withText } from './freeText';

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const long = 'These words take more than the one line that their box has room for.';

test.each([0, 90, 180, 270])('a text box grows downwards as it is read, turned by %i degrees', (rotation) => {
  const box = newAnnotation('freetext', [[200, 200]], { ...context, rotation });
  if (box.type !== 'freetext') throw new Error('a text is free text');
  const grown = withText(box, long, measure);
  const [before, after] = [frameOf(box.rect, rotation), frameOf(grown.rect, rotation)];
  expect(after.width).toBeCloseTo(before.width);
  expect(after.height).toBeGreaterThan(before.height);
  expect(after.at(0, after.height)).toEqual(before.at(0, before.height));
  expect(withText(grown, 'Short', measure).rect).toEqual(grown.rect);
});
