import { FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import type { ComponentProps, ReactNode } from 'react';

interface EntryProps extends Pick<ComponentProps<typeof Input>, 'name' | 'type' | 'autoComplete' | 'inputMode'> {
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

/** What somebody says of themselves to be let in: an address, a password, a code. Taken exactly as typed. */
export function Entry({ id, label, hint, error, onChange, isSecret, required = false, ...input }: EntryProps) {
  const Field = isSecret ? Input.Password : Input;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <Field
          {...input}
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          {...(error === undefined ? {} : { status: 'error' as const })}
        />
      )}
    </FieldFrame>
  );
}
