import { type Period, today, WRONG_ORDER } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { useId } from 'react';
import { SelectEntry } from '../dialog-form/SelectEntry';
import styles from './Exports.module.css';
import { monthsUpTo } from './months';

interface PeriodChoiceProps {
  period: Period;
  onChange(period: Period): void;
}

/** From when to when, by its days or a month. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const months = monthsUpTo(today());
  const month = months.find(({ from, to }) => from === period.from && to === period.to);
  return (
    <div className={styles.period}>
      <SelectEntry
        label="Month"
        value={month?.from ?? ''}
        choices={[
          ...(month ? [] : [{ value: '', label: 'Days of your own' }]),
          ...months.map(({ name, from }) => ({ value: from, label: name })),
        ]}
        onChange={(chosen) => {
          const { from, to } = months.find((each) => each.from === chosen) ?? period;
          onChange({ from, to });
        }}
      />
      <DayEntry label="From" day={period.from} onChange={(from) => onChange({ ...period, from })} />
      <DayEntry
        label="To"
        day={period.to}
        error={period.to < period.from ? WRONG_ORDER : undefined}
        onChange={(to) => onChange({ ...period, to })}
      />
    </div>
  );
}

interface DayEntryProps {
  label: string;
  day: string;
  error?: string | undefined;
  onChange(day: string): void;
}

/** A day of the period. While the browser's field holds none, the last one counts. */
function DayEntry({ label, day, error, onChange }: DayEntryProps) {
  return (
    <FieldFrame id={useId()} label={label} error={error}>
      {({ id, describedBy }) => (
        <Input
          id={id}
          type="date"
          value={day}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          onChange={({ target }) => target.value && onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
