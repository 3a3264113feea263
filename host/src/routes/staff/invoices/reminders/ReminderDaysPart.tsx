import { type ReminderDays, reminderDaysChanged, reminderDaysOf, shownDay } from '@forms/shared/contract';
import { Entry } from '../../../sign-in/Entry';
import { Part } from '../../record/Record';
import { SettingForm } from '../../settings/SettingForm';
import { useSetting } from '../../settings/useSetting';
import { type DaysWritten, readDays, remindedOn, writtenOf } from './daysWritten';
import styles from './Reminders.module.css';
import { reminderCalls } from './reminderCalls';

const wordsOf = ({ days }: ReminderDays): DaysWritten => writtenOf(days);
/** A day of payment to show them by. */
const EXAMPLE = '2027-02-01';

/** On which days who pays is reminded by a letter, and the way to change them. */
export function ReminderDaysPart({ stored }: { stored: ReminderDays }) {
  const [change] = reminderCalls.useHostChangeReminderDaysMutation();
  const setting = useSetting(stored, {
    wordsOf,
    read: readDays,
    send: (days, version) => change({ body: { days, version } }).unwrap(),
    refusal: reminderDaysChanged,
    earlier: { of: 'reminder-days', wordsOf: (value) => writtenOf(reminderDaysOf.parse(value)) },
    saved: 'Saved: reminders go on these days from now on',
  });
  const { words, setWords, read, errors } = setting;
  return (
    <Part title="Days">
      <SettingForm
        setting={setting}
        about="Whoever owes something is reminded by letter, once for each of these days."
        what="the days"
        difference={said(stored.days)}
        save="Save days"
      >
        <div className={styles.fields}>
          <Entry
            id="reminders-before"
            label="Days before a day of payment"
            hint="As 10, 3"
            error={errors.before}
            autoComplete="off"
            value={words.before}
            onChange={(before) => setWords({ ...words, before })}
          />
          <Entry
            id="reminders-after"
            label="Days after it"
            hint="As 0, 7: 0 is the day itself"
            error={errors.after}
            autoComplete="off"
            value={words.after}
            onChange={(after) => setWords({ ...words, after })}
          />
        </div>
        {'data' in read && <p aria-live="polite">{said(read.data)}</p>}
      </SettingForm>
    </Part>
  );
}

const said = (days: readonly number[]): string =>
  days.length === 0
    ? 'Nobody is reminded.'
    : `What is due on ${shownDay(EXAMPLE)} and not paid is asked for on ${remindedOn(EXAMPLE, days)
        .map((day) => shownDay(day))
        .join(', ')}.`;
