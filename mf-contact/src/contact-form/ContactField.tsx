import { FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { useId } from 'react';
import styles from './ContactField.module.css';
import type { Question } from './questions';

interface ContactFieldProps {
  question: Question;
  label: string;
  /** Follows the label where the field may be left empty. */
  optional: string | undefined;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

export function ContactField({ question, label, optional, hint, value, error, onChange }: ContactFieldProps) {
  const { name, required, rows, ...native } = question;
  const caption = optional ? (
    <>
      {label} <span className={styles.optional}>({optional})</span>
    </>
  ) : (
    label
  );
  return (
    <FieldFrame id={useId()} label={caption} hint={hint} error={error}>
      {({ id, describedBy }) => {
        const control = {
          id,
          name,
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
          'aria-required': required,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy,
          ...(error === undefined ? {} : { status: 'error' as const }),
        };
        return rows === undefined ? <Input {...control} {...native} /> : <Input.TextArea {...control} rows={rows} />;
      }}
    </FieldFrame>
  );
}
