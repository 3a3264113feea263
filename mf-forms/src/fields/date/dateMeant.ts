import moment, { type Moment } from 'moment';

/** Months by how their names begin, in English and Portuguese. */
const months = [
  'jan',
  'feb fev',
  'mar',
  'apr abr',
  'may mai',
  'jun',
  'jul',
  'aug ago',
  'sep set',
  'oct out',
  'nov',
  'dec dez',
];
const joining: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'of', 'o', 'de']);

/** The day that somebody probably means who writes a date in another way than is asked: day first, if nothing says otherwise. */
export function dateMeant(text: string): Moment | undefined {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = letters.match(/\p{L}+|\p{N}+/gu)?.filter((part) => !joining.has(part)) ?? [];
  if (parts.length !== 3) return undefined;
  const [day = '', month = '', year = ''] = inOrder(parts);
  const number = Number(month) || months.findIndex((begins) => begins.split(' ').includes(month.slice(0, 3))) + 1;
  const meant = moment(`${year}-${twoDigits(number)}-${twoDigits(day)}`, moment.HTML5_FMT.DATE, true);
  return meant.isValid() && meant.year() > 0 ? meant : undefined;
}

/** Day, month and year from `2020 7 31`, `July 31 2020` or `31 July 2020`. */
function inOrder([first = '', second = '', third = '']: string[]): string[] {
  if (/^\d{4}$/.test(first)) return [third, second, first];
  return /^\d/.test(first) ? [first, second, third] : [second, first, third];
}

const twoDigits = (number: number | string) => String(number).padStart(2, '0');
