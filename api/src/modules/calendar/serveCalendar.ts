import { icalendarOf, PROVIDER, routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { collegeDays } from './collegeDays';

/** The college's dates, of nobody in person: to look at, and for a calendar of one's own. */
export function serveCalendar(app: App): void {
  const { db, settings } = app;
  serve(app, routes.collegeCalendar, () => collegeDays(db, settings.campus));
  serve(app, routes.collegeCalendarFile, async ({ reply }) => {
    const days = await collegeDays(db, settings.campus);
    const events = days.map(({ key, on, title, about }) => ({
      ...{ uid: key, day: on, title },
      text: [...about, PROVIDER].join('\n'),
    }));
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="college-dates.ics"',
    });
    return reply.send(icalendarOf(events, new Date()));
  });
}
