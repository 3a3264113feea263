import { mondayOf, weeksIn, weeksUpTo } from './period';

test('a week begins on its Monday, over the end of a month, a year and a summer time too', () => {
  expect(['2026-11-23', '2026-11-29', '2027-01-01', '2026-03-29'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
    '2026-03-23',
  ]);
});

test('the weeks of a period are all that any of its days is in', () => {
  expect(weeksIn({ from: '2026-12-27', to: '2027-01-04' })).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(weeksIn({ from: '2026-11-24', to: '2026-11-24' })).toEqual(['2026-11-23']);
  expect(weeksIn(weeksUpTo('2026-11-26', 4))).toHaveLength(4);
});
