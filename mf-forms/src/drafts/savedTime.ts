import { shownDay, today } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';

/** A moment as people say it: `12:04` of today, `31st July 2020, 12:04` of another day. `iso` is ISO 8601. */
export function savedTime(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return today(moment) === today(now) ? time : `${shownDay(today(moment), language())}, ${time}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
