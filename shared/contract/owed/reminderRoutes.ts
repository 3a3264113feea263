import { bodies, ofFinance, route } from '../route';
import { reminderDaysChange, reminderDays as reminderDaysSchema } from './reminderDays';

/** On which days who pays is reminded. */
export const reminderDays = route({
  service: 'api',
  method: 'GET',
  path: '/reminder-days',
  ...ofFinance,
  answer: reminderDaysSchema,
});
/** Changes them. 409 `reminder-days-changed` for another version than is stored. */
export const changeReminderDays = route({
  service: 'api',
  method: 'PUT',
  path: '/reminder-days',
  ...ofFinance,
  body: reminderDaysChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: reminderDaysSchema,
});
