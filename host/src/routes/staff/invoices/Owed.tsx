import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';
import { Record } from '../record/Record';
import { ReminderDaysPart } from './reminders/ReminderDaysPart';

/** What is owed to the college, by who pays, and when they are reminded. */
export function Owed() {
  usePageHeading({ title: 'What is owed' });
  return (
    <Record>
      <Remote of="mf-exams-payments/Owed" />
      <ReminderDaysPart />
    </Record>
  );
}
