import { catalogueSaid } from '../exams/catalogueSaid';
import { type Language, PROVIDER } from '../product';
import { type ApplicationDate, dateSaid } from './dates';

/** A date for a calendar; one that is not kept any more, calendars let go of. */
export type CalendarDate = ApplicationDate & { isGone?: boolean };

interface Calendar {
  dates: readonly CalendarDate[];
  reference: string;
  language: Language;
  /** When it is made: of two, calendars take the later one. */
  madeAt: Date;
}

/**
 * Dates as calendars read them (RFC 5545). Each is a whole day, which no time zone moves, and has the same name whenever it
 * is made: what was added before is brought up to date.
 */
export function calendarOf({ dates, reference, language, madeAt }: Calendar): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = dates.flatMap((date) => {
    const { title, text } = dateSaid(date, language);
    const exams = date.exams.map((exam) => catalogueSaid(exam, language));
    const of = catalogueSaid(date.of, language);
    const about = [text, ...exams, reference, PROVIDER].join('\n');
    return [
      'BEGIN:VEVENT',
      `UID:${date.key}.${reference}@forms`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${Math.floor(madeAt.getTime() / 1000 / 60)}`,
      `DTSTART;VALUE=DATE:${compact(date.day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(date.day))}`,
      `SUMMARY:${escaped(`${of === '' ? title : `${title}: ${of}`} (${reference})`)}`,
      `DESCRIPTION:${escaped(about)}`,
      'TRANSP:TRANSPARENT',
      ...(date.isGone ? ['STATUS:CANCELLED'] : []),
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PROVIDER}//Forms//EN`,
    `METHOD:${calendarMethod(dates)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** What a calendar is to do with such dates, which stands beside its type too. */
export const calendarMethod = (dates: readonly CalendarDate[]): 'CANCEL' | 'PUBLISH' =>
  dates.every(({ isGone }) => isGone) ? 'CANCEL' : 'PUBLISH';

/** The name of the file that they come in. */
export const calendarName = (reference: string): string => `${reference}.ics`;

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** The most that a line may have, in bytes, without its end. */
const LONGEST = 75;
const encoder = new TextEncoder();

/** A line in pieces of that length at the most; each but the first begins with a space, and no letter is cut. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((letter) => {
      const length = encoder.encode(letter).length;
      const fits = bytes + length <= LONGEST;
      bytes = fits ? bytes + length : 1 + length;
      return fits ? letter : `\r\n ${letter}`;
    })
    .join('');
}
