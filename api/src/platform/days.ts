import { type Language, shownDay } from '@forms/shared/contract';
import moment from 'moment';

/** A day (`YYYY-MM-DD`) as people read it, `31st July 2020`; of an ISO time, the day that it was on the server's calendar. */
export const writtenDay = (iso: string, language: Language = 'en-GB'): string =>
  language === 'en-GB' ? moment(iso, moment.ISO_8601, true).format('Do MMMM YYYY') : shownDay(dayOf(iso), language);

/** The day of an ISO time on the server's calendar, `YYYY-MM-DD`. */
export const dayOf = (iso: string): string => moment(iso, moment.ISO_8601, true).format('YYYY-MM-DD');

/** The day so many days after today on the server's calendar, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => moment().add(days, 'days').format('YYYY-MM-DD');
