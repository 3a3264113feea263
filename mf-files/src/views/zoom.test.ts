import { scaleOf, turnedSize, zoomIn, zoomOut } from './zoom';

const auto = { fit: 'width', most: 1.25 } as const;
const a4 = { width: 800, height: 1130 };

test.each([
  ['width', { width: 400, height: 400 }, 0.5],
  ['page', { width: 1000, height: 565 }, 0.5],
  ['page', { width: 400, height: 4000 }, 0.5],
  ['auto', { width: 880, height: 400 }, 1.1],
  ['auto', { width: 4000, height: 400 }, 1.25],
  ['width', { width: 1, height: 1 }, 0.1],
  [3, { width: 400, height: 400 }, 3],
] as const)('zoom %s in a room of %j is %d times the size', (zoom, available, scale) => {
  expect(scaleOf(zoom, a4, available, auto)).toBe(scale);
});

test('in and out go by steps, from wherever a fit has left them', () => {
  expect(zoomIn(1.13)).toBe(1.25);
  expect(zoomOut(1.13)).toBe(1.1);
  expect(zoomIn(0.3333)).toBe(0.5);
  expect(zoomOut(zoomIn(1))).toBe(1);
});

test('at the ends there is no further', () => {
  expect(zoomIn(5)).toBe(5);
  expect(zoomOut(0.2)).toBe(0.2);
});

test('what lies on its side is as wide as it was high', () => {
  expect(turnedSize(a4, 270)).toEqual({ width: 1130, height: 800 });
  expect(turnedSize(a4, 180)).toEqual(a4);
});
