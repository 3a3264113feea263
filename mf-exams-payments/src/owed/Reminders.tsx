import { type AccountInvoice, shownDay, shownTime } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import styles from './Owed.module.css';
import { owedCalls } from './owedCalls';
import { PauseDialog } from './PauseDialog';

/** Whether reminders go for an invoice, and what changes that. */
export function Reminders({ invoice }: { invoice: AccountInvoice }) {
  const { id, number, owing, pause, heldBecause, remindedAt } = invoice;
  const [resume, { isLoading, error }] = owedCalls.useExamsResumeRemindersMutation();
  const [open, setOpen] = useState(false);
  if (owing === 0) return null;
  return (
    <div className={styles.reminders}>
      {pause && (
        <span>
          Paused {pause.until ? `until ${shownDay(pause.until)}` : 'for good'}
          <span className={styles.quiet}>
            {pause.reason}, {pause.author}
          </span>
        </span>
      )}
      {!pause && heldBecause && <span>{heldBecause}</span>}
      {remindedAt && <span className={styles.quiet}>Last: {shownTime(remindedAt)}</span>}
      {error && (
        <span role="alert" className={styles.error}>
          {whyItFailed(error)}
        </span>
      )}
      {pause ? (
        <Button
          size="small"
          loading={isLoading}
          aria-label={`Resume reminders for ${number}`}
          onClick={() => void resume({ params: { id } })}
        >
          Resume
        </Button>
      ) : (
        <Button size="small" aria-label={`Pause reminders for ${number}`} onClick={() => setOpen(true)}>
          Pause
        </Button>
      )}
      {open && <PauseDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </div>
  );
}
