import { bornBy, type FieldDefinition } from '@forms/shared/contract';
import { nearest } from '@forms/shared/contract/definitions';
import moment from 'moment';
import { plain } from '../../meaning/plain';
import { type PickerRange, pickerRange } from './pickerRange';

/** The day that was meant, the days between which only the person can choose, or nothing; days are `YYYY-MM-DD`. */
export type DateMeaning = { date: string } | { choices: string[] } | { nothing: true };

/** Month by month in English and Portuguese, without accents. */
const months = [
  'january janeiro',
  'february fevereiro',
  'march marco',
  'april abril',
  'may maio',
  'june junho',
  'july julho',
  'august agosto',
  'september setembro',
  'october outubro',
  'november novembro',
  'december dezembro',
].map((names) => names.split(' '));
/** From Sunday on, with what a name is shortened to. */
const weekdays = [
  'sunday sun domingo dom',
  'monday mon segunda seg',
  'tuesday tues tue terca ter',
  'wednesday weds wed quarta qua',
  'thursday thurs thur thu quinta qui',
  'friday fri sexta sex',
  'saturday sat sabado sab',
].map((names) => names.split(' '));
const joining: ReadonlySet<string> = new Set('st nd rd th rst o a er of the on de do em dia feira'.split(' '));

/** A year's two digits mean no birthday of somebody older. */
const LONGEST_YEARS = 100;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

/** What a day may be written as, in the order in which it is believed. */
interface Reading {
  year: string;
  month: number;
  day: string;
}

/**
 * The day meant by a date as people write one, in English or Portuguese. Where day and month could each be either,
 * what the field takes decides, and of a year's two digits so does `today`; what it leaves open is a choice. The
 * American order is never taken unasked.
 */
export function dateMeant(text: string, field: FieldDefinition, today: string): DateMeaning {
  const { parts, weekday, isDotted } = partsOf(text);
  const [first, ...others] = readingsOf(parts, isDotted);
  if (!first) return { nothing: true };
  const range = pickerRange(field, today);
  const { min, max } = range;
  const daysOf = (reading: Reading) =>
    yearsOf(reading.year)
      .map((year) => `${year}-${padded(reading.month)}-${padded(reading.day)}`)
      .filter((day) => moment(day, moment.HTML5_FMT.DATE, true).isValid())
      .filter((day, _, { length }) => length < 2 || isNear(day, today, range));

  const believed = daysOf(first);
  const all = [...new Set([...believed, ...others.flatMap(daysOf)])];
  const fitting = all.filter((day) => (!min || day >= min) && (!max || day <= max));
  const choices = fitting.length > 0 ? fitting : believed;
  const [only] = choices;
  if (only === undefined) return all.length > 0 ? { choices: all } : { nothing: true };
  const isMeant = choices.length === 1 && believed.includes(only);
  return isMeant && (weekday === undefined || moment(only).day() === weekday) ? { date: only } : { choices };
}

/** Words and numbers of a date, lower case and without accents; none where it holds what no date has. */
function partsOf(text: string) {
  const letters = plain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isDate = /^[\p{L}\d /\\.,'’-]+$/u.test(letters);
  const words = isDate ? (letters.match(/\p{L}+|\d+/gu) ?? []) : [];
  const named = words.findIndex((word) => weekdays.some((names) => names.includes(word)));
  const weekday = weekdays.findIndex((names) => names.includes(words[named] ?? ''));
  return {
    parts: words.filter((word, at) => at !== named && !joining.has(word)),
    weekday: weekday < 0 ? undefined : weekday,
    // Nobody writes the month first who parts with dots.
    isDotted: /^\d+\.\s?\d+\./.test(letters),
  };
}

/** How three parts, or eight digits in a row, can be read; none where they are no date. */
function readingsOf(parts: readonly string[], isDotted: boolean): Reading[] {
  const [row = ''] = parts;
  if (parts.length === 1 && /^\d{8}$/.test(row)) {
    // Where a month would stand, a year that comes last has its 19 or 20.
    const [at, then] = Number(row.slice(4, 6)) <= 12 ? [4, 6] : [2, 4];
    return readingsOf([row.slice(0, at), row.slice(at, then), row.slice(then)], false);
  }
  const [one = '', two = '', three = ''] = parts;
  if (parts.length !== 3) return [];
  const [month] = [monthOf(one), monthOf(two)].filter((each) => each > 0);
  if (month) {
    if (isYear(one)) return [{ year: one, month, day: three }];
    return [{ year: three, month, day: monthOf(one) > 0 ? two : one }];
  }
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return [];
  const [year, ...dayAndMonth] = isYear(one) ? [one, three, two] : [three, one, two];
  const [day = '', monthNumber = ''] = dayAndMonth;
  const read = { year: year ?? '', month: Number(monthNumber), day };
  const swapped = { year: year ?? '', month: Number(day), day: monthNumber };
  const isCertain = (isDotted || isYear(one)) && read.month <= 12;
  return isCertain ? [read] : [read, swapped];
}

const isYear = (part: string) => /^\d{4}$/.test(part);

/** The number of a month by its name in full, shortened to three letters or more, or with a slip in it; 0 of none. */
function monthOf(word: string): number {
  if (!/^\p{L}{3,}$/u.test(word)) return 0;
  const begun = months.findIndex((names) => names.some((name) => name.startsWith(word)));
  return 1 + (begun < 0 && word.length > 4 ? slipped(word) : begun);
}

/** Which month is written with a slip; -1 where two are as near. */
function slipped(word: string): number {
  const names = months.flat();
  const [first, last] = [names, names.toReversed()].map((all) => {
    const meant = nearest(word, all) ?? '';
    return months.findIndex((of) => of.includes(meant));
  });
  return first === last ? (first ?? -1) : -1;
}

/** The years that are meant by four digits, or by two. */
function yearsOf(year: string): number[] {
  if (/^\d{2}$/.test(year)) return [2000 + Number(year), 1900 + Number(year)];
  const isLikely = isYear(year) && Number(year) >= EARLIEST_YEAR && Number(year) <= LATEST_YEAR;
  return isLikely ? [Number(year)] : [];
}

/** Whether a day of a year without its century can be meant, on the side of today on which the field's days are. */
function isNear(day: string, today: string, { min, max }: PickerRange): boolean {
  if (min) return day > today;
  return !max || (day <= today && day > bornBy(today, LONGEST_YEARS));
}

const padded = (number: number | string) => String(number).padStart(2, '0');
