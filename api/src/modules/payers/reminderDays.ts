import {
  REMINDER_DAYS_CHANGED,
  type ReminderDays,
  type ReminderDaysChange,
  reminderDays,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Settings } from '../../platform/settings/settings';
import { changeSetting, type SiteSetting, settingNow } from '../site-settings/storedSettings';

interface Where {
  db: Database;
  settings: Pick<Settings, 'reminderDays'>;
}

const settingOf = ({ settings }: Where): SiteSetting<'days', number[]> => ({
  name: 'reminder-days',
  key: 'days',
  own: [...new Set(settings.reminderDays)],
  read: reminderDays.shape.days.parse,
  changed: REMINDER_DAYS_CHANGED,
});

/** On which days who pays is reminded: as staff have set them, else by the server's own setting. */
export const reminderDaysNow = (where: Where): Promise<ReminderDays> => settingNow(where.db, settingOf(where));

/** Changes them. Throws 409 with the days over another version than was seen. */
export const changeReminderDays = (where: Where, change: ReminderDaysChange, madeBy: string): Promise<ReminderDays> =>
  changeSetting(
    where.db,
    settingOf(where),
    { ...change, days: change.days.toSorted((one, other) => one - other) },
    madeBy,
  );
