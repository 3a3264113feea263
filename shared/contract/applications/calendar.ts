import { type CalendarEvent, icalendarOf } from '../calendar/icalendar';
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

/** An application's dates as calendars read them. */
export const calendarOf = ({ dates, reference, language, madeAt }: Calendar): string =>
  icalendarOf(
    dates.map((date): CalendarEvent => {
      const { title, text } = dateSaid(date, language);
      const exams = date.exams.map((exam) => catalogueSaid(exam, language));
      const of = catalogueSaid(date.of, language);
      return {
        uid: `${date.key}.${reference}`,
        day: date.day,
        title: `${of === '' ? title : `${title}: ${of}`} (${reference})`,
        text: [text, ...exams, reference, PROVIDER].join('\n'),
        isGone: date.isGone,
      };
    }),
    madeAt,
  );

/** The name of the file that they come in. */
export const calendarName = (reference: string): string => `${reference}.ics`;
