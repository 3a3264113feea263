import { months, ordinal } from '../shownDay';

// Dates are calendar days, kept as `YYYY-MM-DD` text from the field to the database: a `Date` is a moment in a zone
// and would move a birthday by a day. Day and month are read strictly; `31th` and 30 February are no dates.

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const spoken = new RegExp(`^(\\d{1,2})(st|nd|rd|th) (${months.join('|')}) (\\d{4})$`, 'i');

/** `YYYY-MM-DD` of a date written so or as `31st July 2020`; undefined where it is neither or no such day exists. */
export function readDate(text: string): string | undefined {
  const plain = iso.exec(text);
  if (plain) return calendarDay(Number(plain[1]), Number(plain[2]), Number(plain[3]));
  const [, day = '', suffix = '', month = '', year] = spoken.exec(text) ?? [];
  if (suffix.toLowerCase() !== ordinal(Number(day))) return undefined;
  const monthAt = months.findIndex((name) => name.toLowerCase() === month.toLowerCase());
  return calendarDay(Number(year), monthAt + 1, Number(day));
}

/** Whole calendar years from a birth date to a day, both `YYYY-MM-DD`; born on 29 February, one ages on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The last day on which somebody is born who on this day is that many years old, both `YYYY-MM-DD`. */
export function bornBy(day: string, years: number): string {
  const birth = `${padded(Number(day.slice(0, 4)) - years, 4)}${day.slice(4)}`;
  return readDate(birth) ?? `${birth.slice(0, 4)}-02-28`;
}

/** The day after a `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}

/** The local calendar day, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return `${padded(now.getFullYear(), 4)}-${padded(now.getMonth() + 1, 2)}-${padded(now.getDate(), 2)}`;
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= last ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` : undefined;
}

const padded = (number: number, width: number) => String(number).padStart(width, '0');
