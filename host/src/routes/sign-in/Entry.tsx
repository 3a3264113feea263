import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { say } from '../../translation/own/say';
import styles from './Entry.module.css';

interface EntryProps
  extends Pick<
    ComponentProps<typeof Input>,
    'name' | 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
  > {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  value: string;
  onChange(value: string): void;
  /** Hidden while it is typed, until its writer wants to see it. */
  isSecret?: boolean;
  required?: boolean;
}

/** A line of text in a small form: an address, a password, a code, a name. Taken exactly as typed. */
export function Entry({ id, label, hint, error, onChange, isSecret, required = false, ...input }: EntryProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {({ id, describedBy }) => {
        const box = (
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...(isSecret && !shown ? { type: 'password' } : {})}
            {...input}
            id={id}
            onChange={({ target }) => onChange(target.value)}
            aria-required={required}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy}
            {...(error === undefined ? {} : { status: 'error' as const })}
          />
        );
        if (!isSecret) return box;
        return (
          <div className={styles.secret}>
            {box}
            <Button
              aria-label={`${say(shown ? 'Hide' : 'Show')} ${label.toLowerCase()}`}
              onClick={() => setShown(!shown)}
            >
              {say(shown ? 'Hide' : 'Show')}
            </Button>
          </div>
        );
      }}
    </FieldFrame>
  );
}
