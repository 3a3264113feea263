import { FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { useId } from 'react';

interface TextEntryProps {
  label: string;
  hint?: string;
  value: string;
  onChange(value: string): void;
  /** Called when the field is left. */
  onLeave?(): void;
  error: string | undefined;
  type?: 'text' | 'date';
  /** An amount in pounds. */
  pounds?: boolean;
  optional?: boolean;
  /** Several lines. */
  long?: boolean;
}

/** A field of a dialog, typed into. */
export function TextEntry(props: TextEntryProps) {
  const { label, hint, value, onChange, onLeave, error } = props;
  const { type = 'text', pounds = false, optional = false, long = false } = props;
  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={error} optional={optional}>
      {({ id, describedBy }) => {
        const control = {
          id,
          value,
          'aria-describedby': describedBy,
          'aria-invalid': error !== undefined,
          autoComplete: 'off',
          ...(onLeave && { onBlur: onLeave }),
        };
        if (long) return <Input.TextArea {...control} rows={3} onChange={({ target }) => onChange(target.value)} />;
        return (
          <Input
            {...control}
            type={type}
            onChange={({ target }) => onChange(target.value)}
            {...(pounds ? { prefix: '£', inputMode: 'decimal' } : {})}
          />
        );
      }}
    </FieldFrame>
  );
}
