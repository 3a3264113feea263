import { PROVIDER } from '../product';

/** A whole day in a calendar file. `uid` names it also once it has moved; one that is gone calendars let go of. */
export interface CalendarEvent {
  uid: string;
  day: string;
  title: string;
  text: string;
  isGone?: boolean | undefined;
}

/**
 * Days as calendars read them (RFC 5545). Each is a whole day, which no time zone moves, and has the same name whenever it
 * is made: what was added before is brought up to date. Of two that are made, calendars take the later one.
 */
export function icalendarOf(events: readonly CalendarEvent[], madeAt: Date): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const written = events.flatMap(({ uid, day, title, text, isGone }) => [
    'BEGIN:VEVENT',
    `UID:${uid}@forms`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${Math.floor(madeAt.getTime() / 1000 / 60)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    ...(isGone ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PROVIDER}//Forms//EN`,
    `METHOD:${calendarMethod(events)}`,
    ...written,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** What a calendar is to do with such days, which stands beside its type too. */
export const calendarMethod = (events: readonly { isGone?: boolean | undefined }[]): 'CANCEL' | 'PUBLISH' =>
  events.length > 0 && events.every(({ isGone }) => isGone) ? 'CANCEL' : 'PUBLISH';

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
