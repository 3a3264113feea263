import { newAnnotation } from '../drawing/newAnnotation';
import { extentOf } from '../drawing/shape';
import { context } from '../drawing/testing';
import { toScreen } from '../views/pdf/pageGeometry';
import { keyMove } from './keyMove';

const rotations = [0, 90, 180, 270] as const;
const square = newAnnotation(
  'square',
  [
    [100, 100],
    [200, 160],
  ],
  context,
);

/** Left, top, right and bottom on the screen. */
function seen(item: typeof square, rotation: (typeof rotations)[number]) {
  const [left, bottom, right, top] = extentOf(item);
  const page = { number: 1, box: [0, 0, 600, 800], rotation, scale: 1 } as const;
  const [a, b] = [toScreen(page, [left, bottom]), toScreen(page, [right, top])];
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}
const press = (key: string, shiftKey: boolean, rotation: (typeof rotations)[number]) => {
  const moved = keyMove(square, { key, shiftKey }, rotation);
  const [before, after] = [seen(square, rotation), moved ? seen(moved, rotation) : []];
  return after.map((side, at) => Math.round(side - (before[at] ?? 0)));
};

describe.each(rotations)('on a page seen at %i degrees', (rotation) => {
  test('arrows move an annotation the way that they point', () => {
    expect(press('ArrowRight', false, rotation)).toEqual([5, 0, 5, 0]);
    expect(press('ArrowDown', false, rotation)).toEqual([0, 5, 0, 5]);
    expect(press('ArrowLeft', false, rotation)).toEqual([-5, 0, -5, 0]);
    expect(press('ArrowUp', false, rotation)).toEqual([0, -5, 0, -5]);
  });
  test('with Shift they move its bottom right corner', () => {
    expect(press('ArrowRight', true, rotation)).toEqual([0, 0, 5, 0]);
    expect(press('ArrowDown', true, rotation)).toEqual([0, 0, 0, 5]);
    expect(press('ArrowUp', true, rotation)).toEqual([0, 0, 0, -5]);
  });
});

test('other keys are left alone', () => {
  expect(keyMove(square, { key: 'a', shiftKey: false }, 0)).toBeUndefined();
});
