import { FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import type { ListLook } from '@forms/shared/platform/ui/list';
import { useId } from 'react';
import styles from './AuditLog.module.css';

/** Between which days: they are the address’, as the filters are. */
export function Period({ look }: { look: ListLook }) {
  const { from = '', to = '' } = look.asked.query;
  return (
    <div className={styles.period}>
      <Day label="From" value={from} onChange={(day) => look.change({ from: day })} />
      <Day label="To" value={to} onChange={(day) => look.change({ to: day })} />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <FieldFrame id={useId()} label={label} error={undefined}>
      {({ id }) => <Input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />}
    </FieldFrame>
  );
}
