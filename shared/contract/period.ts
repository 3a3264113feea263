import * as z from '@forms/shared/platform/zod';

const day = z.iso.date('Please enter a date');
/** Whole days, the first and the last included. */
export const periodDays = { from: day, to: day };
export const WRONG_ORDER = 'The period ends before it begins';
export const inOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;

/** The days from one to another. */
export const period = z.object(periodDays).refine(inOrder, { message: WRONG_ORDER, path: ['to'] });
export type Period = z.infer<typeof period>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days after a `YYYY-MM-DD`; before it, where that is below 0. */
export const dayAfterDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a day, both `YYYY-MM-DD`. */
export const mondayOf = (day: string): string => dayAfterDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The weeks of a period, each by its Monday; the first may begin before it. */
export function weeksIn({ from, to }: Period): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = dayAfterDays(week, 7)) weeks.push(week);
  return weeks;
}

/** So many weeks up to a day: its own, and those before it. */
export const weeksUpTo = (day: string, weeks: number): Period => ({
  from: dayAfterDays(mondayOf(day), -7 * (weeks - 1)),
  to: day,
});
