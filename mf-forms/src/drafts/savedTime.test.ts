import { savedTime } from './savedTime';

const now = new Date(2026, 6, 31, 15, 0);

test.each([
  [new Date(2026, 6, 31, 12, 4), '12:04'],
  [new Date(2026, 6, 31, 0, 0), '00:00'],
  [new Date(2026, 6, 30, 23, 59), '30th July 2026, 23:59'],
])('%s is told as %s', (moment, text) => {
  expect(savedTime(moment.toISOString(), now)).toBe(text);
});
