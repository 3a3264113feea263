import { FieldFrame, Input } from '@forms/shared/ui';
import { useId } from 'react';
import type { Question } from './enquiry';

interface ContactFieldProps {
  question: Question;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

export function ContactField({ question, value, error, onChange }: ContactFieldProps) {
  const { name, label, hint, required, rows, ...native } = question;
  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={error} optional={!required}>
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
