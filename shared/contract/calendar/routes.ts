import * as z from '@forms/shared/platform/zod';
import { planners, route } from '../route';
import { collegeDay } from './collegeDay';

/** The days ahead that matter to the college, soonest first: when exams can be entered, changed and withdrawn, and when papers are sat. */
export const collegeCalendar = route({
  service: 'api',
  method: 'GET',
  path: '/calendar',
  allow: planners,
  answer: z.array(collegeDay),
});
/** The same as a file for calendars. */
export const collegeCalendarFile = route({
  service: 'api',
  method: 'GET',
  path: '/calendar/file',
  allow: planners,
  answer: z.unknown(),
});
