import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { Record } from '../../record/Record';
import { watched } from '../../staffCalls';
import { ReminderDaysPart } from './ReminderDaysPart';
import { reminderCalls } from './reminderCalls';

/** When who owes is reminded by a letter. */
export function Reminders() {
  usePageHeading({ title: 'Reminders' });
  const { data, error, refetch } = reminderCalls.useHostReminderDaysQuery(undefined, watched);
  if (error && !data) return <Failed what="The days of reminders" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the days of reminders" lines={8} />;
  return (
    <Record>
      <ReminderDaysPart stored={data} />
    </Record>
  );
}
