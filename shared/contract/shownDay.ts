import type { Language } from './product';

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

const begun = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/;
const portuguese = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A `YYYY-MM-DD` as people read it, `31st July 2020` or `31 de julho de 2020`: the one way in which a day is written out.
 * Of an ISO time its day in UTC; any other text comes back as it is. Tables write it short (`shortDay`).
 */
export function shownDay(text: string, language: Language = 'en-GB'): string {
  const [, year, month, day] = begun.exec(text) ?? [];
  const name = months[Number(month) - 1];
  if (!name) return text;
  return language === 'pt-PT'
    ? portuguese.format(new Date(text))
    : `${Number(day)}${ordinal(Number(day))} ${name} ${year}`;
}
