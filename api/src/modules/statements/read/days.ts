import { readDate } from '@forms/shared/contract';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const portuguese: Readonly<Record<string, string>> = {
  ...{ fev: 'feb', abr: 'apr', mai: 'may', ago: 'aug', set: 'sep', out: 'oct', dez: 'dec' },
};

/** A day's three parts as they are written, the time after it left out. */
function partsOf(written: string): [string, string, string] | undefined {
  const text = written.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const [, one = '', two = '', three = ''] =
    joined ?? /^(\d{1,4})[/.\- ](\d{1,2}|\p{L}{3,9})[/.\- ](\d{1,4})$/u.exec(text) ?? [];
  return one === '' ? undefined : [one, two, three];
}

/** The day (`YYYY-MM-DD`) of a date as banks write it, in this order where it is all figures; undefined where there is none such. */
export function readDay(written: string, order: DateOrder): string | undefined {
  const parts = partsOf(written);
  if (!parts) return undefined;
  const [one, two, three] = parts;
  const short = two.slice(0, 3).toLowerCase();
  const named = months.indexOf(portuguese[short] ?? short) + 1;
  if (one.length === 4) return calendarDay(one, named > 0 ? String(named) : two, three);
  if (named > 0) return calendarDay(three, String(named), one);
  if (order === 'ymd') return undefined;
  return order === 'dmy' ? calendarDay(three, two, one) : calendarDay(three, one, two);
}

const calendarDay = (year: string, month: string, day: string) =>
  readDate(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/** The order that a column of dates is written in; null where they leave it open, as 01/02/2026 alone does, or disagree. */
export function dateOrderOf(dates: readonly string[]): DateOrder | null {
  const found = new Set(dates.map(orderOf));
  const sure = [...found].filter((order) => order !== 'any' && order !== 'open');
  if (sure.length === 1) return sure[0] ?? null;
  return sure.length === 0 && !found.has('open') ? 'dmy' : null;
}

/** The order that one date must be in; 'open' where it may be in two that differ, 'any' where they come to the same. */
export function orderOf(date: string): DateOrder | 'open' | 'any' {
  const [one = '', two = ''] = partsOf(date) ?? [];
  if (one === '' || /\p{L}/u.test(two)) return 'any';
  if (one.length === 4) return 'ymd';
  if (Number(one) > 12) return 'dmy';
  if (Number(two) > 12) return 'mdy';
  return Number(one) === Number(two) ? 'any' : 'open';
}
