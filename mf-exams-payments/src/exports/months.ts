import type { Period } from '@forms/shared/contract';

/** A month to choose, `name` as `November 2026`. */
export interface Month extends Period {
  name: string;
}

const MONTHS_BACK = 24;
const written = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const isoDay = (time: Date) => time.toISOString().slice(0, 10);

/** The month of a day (`YYYY-MM-DD`) and two years of months before it, the latest first. */
export function monthsUpTo(day: string): Month[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    // The day before the first of the next.
    const last = new Date(Date.UTC(year, month - back, 0));
    return { name: written.format(first), from: isoDay(first), to: isoDay(last) };
  });
}
