import { dayInSeries, lastBefore, seriesAhead, seriesOfDay, shiftYears } from './series';

test.each([
  ['2026-11-21', ['autumn-2026', 'january-2027', 'summer-2027', 'autumn-2027', 'january-2028', 'summer-2028']],
  ['2026-12-01', ['january-2027', 'summer-2027', 'autumn-2027', 'january-2028', 'summer-2028', 'autumn-2028']],
  ['2027-06-30', ['summer-2027', 'autumn-2027', 'january-2028', 'summer-2028', 'autumn-2028', 'january-2029']],
  ['2027-07-01', ['autumn-2027', 'january-2028', 'summer-2028', 'autumn-2028', 'january-2029', 'summer-2029']],
])('On %s the series ahead are those whose papers are not over: %j.', (today, ids) => {
  expect(seriesAhead(today).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['2027-01-08', 'january-2027'],
  ['2027-05-17', 'summer-2027'],
  ['2027-06-30', 'summer-2027'],
  ['2027-10-12', 'autumn-2027'],
  ['2027-12-03', 'january-2028'],
])('A paper of %s is one of %s.', (day, seriesId) => {
  expect(seriesOfDay(day)).toBe(seriesId);
});

test('A series says in which months its papers are sat.', () => {
  expect(
    seriesAhead('2026-12-21')
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['January 2027', 'Summer 2027 (May and June)', 'Autumn 2027 (October and November)']);
});

test.each([
  ['02-21', 'summer-2027', '2027-02-21'],
  ['10-21', 'january-2028', '2027-10-21'],
  ['10-25', 'autumn-2027', '2027-10-25'],
  ['07-01', 'summer-2027', '2026-07-01'],
])('%s of %s is %s.', (monthAndDay, seriesId, day) => {
  expect(dayInSeries(monthAndDay, seriesId)).toBe(day);
});

test('Entries open on the last such day before their first deadline.', () => {
  expect(lastBefore('04-15', '2027-02-14')).toBe('2026-04-15');
  expect(lastBefore('02-22', '2027-08-09')).toBe('2027-02-22');
});

test('A day that a year does not have is the day before.', () => {
  expect(shiftYears('2028-02-29', 1)).toBe('2029-02-28');
  expect(shiftYears('2028-02-29', 4)).toBe('2032-02-29');
});
