import {
  REMINDER_DAYS_CHANGED,
  type ReminderDays,
  type ReminderDaysChange,
  reminderDays,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { Settings } from '../../platform/settings/settings';
import { changeSetting, settingNow } from '../site-settings/storedSettings';

interface Where {
  db: Database;
  settings: Pick<Settings, 'reminderDays'>;
}

/** On which days who pays is reminded: as staff have set them, else by the server's own setting. */
export async function reminderDaysNow({ db, settings }: Where): Promise<ReminderDays> {
  const { value: days, ...stored } = await settingNow(db, 'reminder-days', {
    read: reminderDays.shape.days.parse,
    own: [...new Set(settings.reminderDays)],
  });
  return { ...stored, days };
}

/** Changes them. Throws 409 with the days over another version than was seen. */
export async function changeReminderDays(
  where: Where,
  { version, days }: ReminderDaysChange,
  madeBy: string,
): Promise<ReminderDays> {
  const value = days.toSorted((one, other) => one - other);
  const isMade = await changeSetting(where.db, 'reminder-days', { version, value, madeBy });
  const stored = await reminderDaysNow(where);
  if (!isMade) throw new HttpError(409, REMINDER_DAYS_CHANGED.word, REMINDER_DAYS_CHANGED.message, { stored });
  return stored;
}
