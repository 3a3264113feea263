import { correctAnswers, type Enquiry } from '@forms/shared/contract';
import { NativeChoice } from '@forms/shared/platform/ui';
import { useId, useSyncExternalStore } from 'react';
import type { FormEngine } from '../engine/formEngine';
import styles from './CorrectAnswers.module.css';

interface EndLinksProps {
  engine: FormEngine;
  enquiry: Enquiry;
  isEnding: boolean;
  onChange(isEnding: boolean): void;
}

/** Whether the answers as they are written lead letters to another address. */
export const movesLetters = (enquiry: Enquiry, engine: FormEngine): boolean =>
  correctAnswers(enquiry, engine.payload()).changed.some(({ field }) => field.type === 'email');

/** Whether the private links go that were sent to an address which is corrected; nothing while it is as it was. */
export function EndLinks({ engine, enquiry, isEnding, onChange }: EndLinksProps) {
  const hintId = useId();
  const values = useSyncExternalStore(engine.store.watchAll, engine.store.values);
  const isShown = values && movesLetters(enquiry, engine);
  return (
    <div role="status">
      {isShown && (
        <>
          <NativeChoice
            type="checkbox"
            checked={isEnding}
            aria-describedby={hintId}
            onChange={({ target }) => onChange(target.checked)}
          >
            Revoke the private links that were sent so far
          </NativeChoice>
          <p id={hintId} className={styles.quiet}>
            Whoever reads the address that was wrong can open this enquiry by them. The letter about this correction
            brings a new link to the new address.
          </p>
        </>
      )}
    </div>
  );
}
