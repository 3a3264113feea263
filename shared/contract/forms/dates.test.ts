import moment from 'moment';
import { shownDay } from '../shownDay';
import { ageOn, bornBy, dayAfter, readDate, today } from './dates';

test.each([
  ['31st July 2020', '2020-07-31'],
  ['1st january 2001', '2001-01-01'],
  ['22nd March 1999', '1999-03-22'],
  ['03rd March 1999', '1999-03-03'],
  ['13th June 2011', '2011-06-13'],
  ['29th February 2024', '2024-02-29'],
  ['2020-07-31', '2020-07-31'],
])('%s is the day %s', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test.each([
  '31th July 2020',
  '1th July 2020',
  '11st July 2020',
  '31 July 2020',
  '31st Jul 2020',
  '31st July 20',
  '30th February 2024',
  '29th February 2023',
  '29th February 1900',
  '0th July 2020',
  '2020-7-31',
  '2020-13-01',
  '2020-00-10',
  '0000-01-01',
  '1st January 0000',
  '2020-02-30',
  '2020-07-31T00:00:00Z',
  '31st July 2020 at noon',
  '',
])('"%s" is no date', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test('every day of four years is shown as moment shows it, and read back as the same day', () => {
  const day = moment.utc('2023-01-01');
  for (let count = 0; count < 4 * 365 + 1; count++) {
    const iso = day.format('YYYY-MM-DD');
    expect(shownDay(iso)).toBe(day.format('Do MMMM YYYY'));
    expect(readDate(shownDay(iso))).toBe(iso);
    day.add(1, 'day');
  }
});

test('text that is no date is shown as it is', () => {
  expect(shownDay('next week')).toBe('next week');
  expect(shownDay('2020-99-01')).toBe('2020-99-01');
});

test.each([
  ['2008-06-15', '2026-06-14', 17],
  ['2008-06-15', '2026-06-15', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2027-01-01', '2026-06-15', -1],
])('born %s, one is on %s %d years old', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age);
});

test.each([
  ['2026-06-15', 11, '2015-06-15'],
  ['2024-02-29', 11, '2013-02-28'],
  ['2024-02-29', 16, '2008-02-29'],
])('who is on %s %i years old was born by %s', (day, years, birth) => {
  expect(bornBy(day, years)).toBe(birth);
  expect(ageOn(birth, day)).toBe(years);
  expect(ageOn(dayAfter(birth), day)).toBe(years - 1);
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-03-29', '2026-03-30'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test('today is the day on the local calendar, at any hour', () => {
  expect(today(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
});

const { zone } = globalThis as { zone?: string };
test('the run is in the zone that its project names, and the day is that zone’s own', () => {
  if (zone) expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const midMorning = new Date('2026-06-15T10:30:00Z');
  const there = { 'Pacific/Kiritimati': '2026-06-16', 'Pacific/Pago_Pago': '2026-06-14' }[zone ?? ''];
  expect(today(midMorning)).toBe(there ?? '2026-06-15');
});
