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

/** As a setting of the site, which is the server's own until staff have set it. */
export const reminderDaysSetting = ({ settings }: Pick<Where, 'settings'>): SiteSetting<'days', number[]> => ({
  name: 'reminder-days',
  key: 'days',
  own: [...new Set(settings.reminderDays)],
  read: reminderDays.shape.days.parse,
  changed: REMINDER_DAYS_CHANGED,
});

/** On which days who pays is reminded: as staff have set them, else by the server's own setting. */
export const reminderDaysNow = (where: Where): Promise<ReminderDays> =>
  settingNow(where.db, reminderDaysSetting(where));

/** Changes them. Throws 409 with the days over another version than was seen. */
export const changeReminderDays = (where: Where, change: ReminderDaysChange, madeBy: string): Promise<ReminderDays> =>
  changeSetting(
    where.db,
    reminderDaysSetting(where),
    { ...change, days: change.days.toSorted((one, other) => one - other) },
    madeBy,
  );
