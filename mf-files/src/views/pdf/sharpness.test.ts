import { sharpness } from './sharpness';

test('an ordinary page is as sharp as the screen', () => {
  expect(sharpness(900, 1273, 3)).toBe(3);
});

test('a very long page is drawn coarser, so that its canvas stays within what a phone can draw', () => {
  const ratio = sharpness(900, 27_000, 3);
  expect(900 * ratio * 27_000 * ratio).toBeCloseTo(16_777_216);
});
