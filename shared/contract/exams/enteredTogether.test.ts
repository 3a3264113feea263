import { isEitherOr, isSatAt } from './enteredTogether';
import type { OfferKind } from './qualification';

const exam = (kind: OfferKind, seriesId = 'summer', subjectId = 'maths') => ({
  kind,
  choice: { series: { id: seriesId, name: '' }, subject: { id: subjectId, name: '', code: '' } },
});

test('nobody is entered for two tiers or routes of a subject in one series', () => {
  expect(isEitherOr(exam('tier'), exam('tier'))).toBe(true);
  expect(isEitherOr(exam('route'), exam('whole'))).toBe(true);
  expect(isEitherOr(exam('tier'), exam('tier', 'autumn'))).toBe(false);
  expect(isEitherOr(exam('tier'), exam('tier', 'summer', 'physics'))).toBe(false);
});

test('units are entered beside each other, with what cashes them in', () => {
  expect(isEitherOr(exam('unit'), exam('unit'))).toBe(false);
  expect(isEitherOr(exam('unit'), exam('cash-in'))).toBe(false);
  expect(isEitherOr(exam('cash-in'), exam('cash-in'))).toBe(false);
});

test('an exam is sat where somebody wants to sit it, and anywhere for who did not say', () => {
  expect(isSatAt(['oxford'], 'oxford')).toBe(true);
  expect(isSatAt(['oxford'], 'lisbon')).toBe(false);
  expect(isSatAt(['oxford'], undefined)).toBe(true);
});
