import { type ReminderDays, reminderDaysChanged, shownDay } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Entry } from '../../../sign-in/Entry';
import { Part } from '../../record/Record';
import { useEdited } from '../../site/writing/useEdited';
import { madeSaid } from '../../site/writing/VersionList';
import { type DaysWritten, readDays, remindedOn, writtenOf } from './daysWritten';
import styles from './Reminders.module.css';
import { reminderCalls } from './reminderCalls';

const daysOf = ({ days }: ReminderDays): DaysWritten => writtenOf(days);
/** A day of payment to show them by. */
const EXAMPLE = '2027-02-01';

/** On which days who pays is reminded by a letter, and the way to change them. */
export function ReminderDaysPart({ stored }: { stored: ReminderDays }) {
  const { words, setWords, isChanged, isBehind, version, begin } = useEdited(stored, daysOf);
  const [isTried, setTried] = useState(false);
  const [change, { isLoading }] = reminderCalls.useHostChangeReminderDaysMutation();
  const { toast, requestError } = useServices();
  const read = readDays(words);
  const errors = isTried && 'errors' in read ? read.errors : {};

  async function save() {
    setTried(true);
    if ('errors' in read) return;
    try {
      begin(await change({ body: { days: read.days, version } }).unwrap());
      setTried(false);
      toast({ kind: 'positive', message: 'Saved: reminders go on these days from now on' });
    } catch (failure) {
      if (!answerIn(failure, reminderDaysChanged)) requestError(failure);
    }
  }
  return (
    <Part title="Days">
      <form
        className={styles.days}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.quiet}>
          Whoever owes something is reminded by letter, once for each of these days.
          {stored.version > 0 && ` Changed ${madeSaid(stored)}.`}
        </p>
        {isBehind && (
          <Notice
            kind="warning"
            title={`${stored.madeBy ?? 'Somebody else'} has changed the days while you were writing`}
            actions={<Button onClick={() => begin(stored)}>Take theirs</Button>}
          >
            {said(stored.days)} If you save, yours are kept.
          </Notice>
        )}
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
        {'days' in read && <p aria-live="polite">{said(read.days)}</p>}
        <div className={styles.end}>
          {isChanged && <Button onClick={() => begin(stored)}>Undo changes</Button>}
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isLoading}>
            Save days
          </Button>
        </div>
      </form>
    </Part>
  );
}

const said = (days: readonly number[]): string =>
  days.length === 0
    ? 'Nobody is reminded.'
    : `What is due on ${shownDay(EXAMPLE)} and not paid is asked for on ${remindedOn(EXAMPLE, days)
        .map((day) => shownDay(day))
        .join(', ')}.`;
