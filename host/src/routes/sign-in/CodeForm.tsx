import { factorEnding } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { say } from '../../translation/own/say';
import { Entry } from './Entry';
import styles from './SignInPage.module.css';

interface CodeFormProps {
  /** What the code is given for, as the button says it. */
  action: string;
  /** What was wrong with the last code. */
  error: string | undefined;
  busy: boolean;
  onCode(code: string): void;
  onCancel?(): void;
}

/** Asks for a code of somebody's second factor. */
export function CodeForm({ action, error, busy, onCode, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const shownError = missing ?? error;
  useEffect(() => {
    if (!busy) form.current?.querySelector('input')?.focus();
  }, [busy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const given = factorEnding.safeParse({ code });
    setMissing(given.error ? say('Please enter the code') : undefined);
    if (given.success) onCode(given.data.code);
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} className={`${styles.form} ${styles.page}`} noValidate onSubmit={submit}>
      <Entry
        id="sign-in-code"
        label={say('Code')}
        hint={say('The six digits that your app shows, or one of your recovery codes.')}
        error={shownError}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        required
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{say('Cancel')}</Button>}
      </div>
    </form>
  );
}
