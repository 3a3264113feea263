import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import type { ListLook } from '@forms/shared/platform/ui/list';
import { useId, useState } from 'react';
import styles from './AuditLog.module.css';

/** What narrows the log beside its filters: a record, and between which days. All of it is the address’. */
export function Narrowed({ look }: { look: ListLook }) {
  const { record = '', from = '', to = '' } = look.asked.query;
  const [typed, setTyped] = useState(record);
  return (
    <form
      className={styles.narrowed}
      onSubmit={(event) => {
        event.preventDefault();
        look.change({ record: typed.trim() });
      }}
    >
      <Field
        label="Record"
        hint="Its id, as in the address of its page."
        value={typed}
        onChange={(given) => {
          setTyped(given);
          if (given === '') look.change({ record: undefined });
        }}
      />
      <Button htmlType="submit">Find</Button>
      <Field label="From" type="date" value={from} onChange={(day) => look.change({ from: day })} />
      <Field label="To" type="date" value={to} onChange={(day) => look.change({ to: day })} />
    </form>
  );
}

interface FieldProps {
  label: string;
  hint?: string;
  type?: 'date';
  value: string;
  onChange(value: string): void;
}

function Field({ label, hint, type, value, onChange }: FieldProps) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={undefined}>
      {({ id, describedBy }) => (
        <Input
          id={id}
          value={value}
          {...(type && { type })}
          autoComplete="off"
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
