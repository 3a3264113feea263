import fc from '@forms/shared/testing/fast-check';
import { readPounds, typedPounds } from './pounds';

test.each([
  ['75', 7500],
  ['75.5', 7550],
  ['£1,075.00', 107500],
  [' £ 45.50 ', 4550],
  ['-10.00', -1000],
  ['−£10', -1000],
  ['1.15', 115],
  ['0', 0],
  ['-0', 0],
])('%s is %d pence', (text, pence) => {
  expect(readPounds(text)).toBe(pence);
});

test.each(['', '£', 'ten', '1.234', '1,07', '1.5.0', '10-', '1e3', '½'])('%j is no amount', (text) => {
  expect(readPounds(text)).toBeUndefined();
});

test('what is shown to be typed over reads as the same pence', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (pence) => {
      expect(readPounds(typedPounds(pence))).toBe(pence);
    }),
  );
});
