import { shownDay } from '@forms/shared/contract';
import { Button, NativeInput } from '@forms/shared/platform/ui';
import { useState } from 'react';
import styles from './FollowUp.module.css';
import type { Save } from './useChange';

/** The day on which an enquiry is looked at again: it is saved when one leaves the field, since a date is typed part by part. */
export function FollowUp({ day, save }: { day: string | null; save: Save }) {
  const [typed, setTyped] = useState(day ?? '');
  const set = (next: string) => {
    if (next !== (day ?? '')) save({ field: 'followUpOn', newValue: next || null }, next ? shownDay(next) : 'No day');
  };
  return (
    <div className={styles.day}>
      <NativeInput
        type="date"
        aria-label="Follow up on"
        value={typed}
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => target.validity.valid && set(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {day && (
        <Button type="text" onClick={() => set('')}>
          Clear
        </Button>
      )}
    </div>
  );
}
