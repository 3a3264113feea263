import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useEffect, useRef } from 'react';
import { say } from '../../../translation/own/say';
import styles from './SecondFactor.module.css';

/** Shows recovery codes, this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const { toast } = useServices();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ kind: 'positive', message: say('The codes are copied') });
    } catch {
      toast({ kind: 'info', message: say('They could not be copied: please write them down') });
    }
  }

  return (
    <div className={styles.factor}>
      <Notice kind="success" title={say('A code is asked for at every sign-in from now on')}>
        {say(
          'Keep these recovery codes where you keep what you must not lose. Each signs you in once if your phone is gone, and they are not shown again.',
        )}
      </Notice>
      <ul ref={list} tabIndex={-1} className={styles.codes} aria-label={say('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button type="primary" onClick={onSaved}>
          {say('I have kept them')}
        </Button>
        <Button onClick={copy}>{say('Copy')}</Button>
      </div>
    </div>
  );
}
