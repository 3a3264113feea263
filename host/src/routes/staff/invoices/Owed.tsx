import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';
import { Record } from '../record/Record';
import { ReminderDaysPart } from './reminders/ReminderDaysPart';
import styles from './reminders/Reminders.module.css';

/** What is owed to the college, by who pays, and when they are reminded. */
export function Owed() {
  usePageHeading({ title: 'What is owed' });
  return (
    <>
      <Remote of="mf-exams-payments/Owed" />
      <div className={styles.below}>
        <Record>
          <ReminderDaysPart />
        </Record>
      </div>
    </>
  );
}
