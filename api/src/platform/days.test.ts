/**
 * @jest-environment @forms/shared/testing/node-in-zone
 * @jest-environment-options {"zone": "Europe/London"}
 */
import { shownDay } from '@forms/shared/contract';
import { dayIn, writtenDay } from './days';

afterEach(() => jest.useRealTimers());

test('a day is written as in the browser', () => {
  expect(writtenDay('2024-02-29')).toBe('29th February 2024');
  expect(writtenDay('2026-11-22')).toBe(shownDay('2026-11-22'));
});

test('money that comes in after midnight is said to have come on that day, also in summer', () => {
  expect(writtenDay('2026-06-30T23:30:00.000Z')).toBe('1st July 2026');
  expect(writtenDay('2026-12-31T23:30:00.000Z')).toBe('31st December 2026');
});

test('who has fourteen days has them by the calendar, from midnight on and over the end of summer time', () => {
  jest.useFakeTimers({ now: new Date('2026-06-30T23:30:00.000Z') });
  expect(dayIn(14)).toBe('2026-07-15');
  jest.setSystemTime(new Date('2026-10-17T22:30:00.000Z'));
  expect(dayIn(14)).toBe('2026-10-31');
});
