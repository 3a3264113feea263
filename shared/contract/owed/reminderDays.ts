import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { rowVersion } from '../rowVersion';

/** The most days that a reminder comes before or after a day of payment. */
export const FAR_REMINDER_DAYS = 365;
const FAR = `At most ${FAR_REMINDER_DAYS} days from the day of payment`;

/** On which days reminders go: so many after a day of payment, or before it where below 0; none goes without any. */
export const reminderDaysOf = z
  .array(z.number().int().min(-FAR_REMINDER_DAYS, FAR).max(FAR_REMINDER_DAYS, FAR))
  .max(20, 'At most 20 reminders')
  .refine((days) => new Set(days).size === days.length, { message: 'A day stands twice' });

/** As they are; before staff have changed them, `version` is 0 and they are the server's own. */
export const reminderDays = z.object({
  days: reminderDaysOf,
  ...madeVersion,
});
export type ReminderDays = z.infer<typeof reminderDays>;
/** Changes them over the `version` that was seen. */
export const reminderDaysChange = z.strictObject({ days: reminderDaysOf, version: rowVersion });
export type ReminderDaysChange = z.infer<typeof reminderDaysChange>;

/** The 409 to a change of another version than is stored: `stored` is as they are now. */
export const REMINDER_DAYS_CHANGED = {
  word: 'reminder-days-changed',
  message: 'Somebody else has changed the days meanwhile. Please look at theirs first.',
} as const;
export const reminderDaysChanged = errorAnswer.extend({
  error: z.literal(REMINDER_DAYS_CHANGED.word),
  stored: reminderDays,
});
