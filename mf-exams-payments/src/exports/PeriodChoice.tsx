import { type Period, today, WRONG_ORDER } from '@forms/shared/contract';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
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
  // While the browser's field holds no day, the last one counts.
  const dayOf = (end: keyof Period) => (day: string) => {
    if (day) onChange({ ...period, [end]: day });
  };
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
      <TextEntry label="From" type="date" value={period.from} error={undefined} onChange={dayOf('from')} />
      <TextEntry
        label="To"
        type="date"
        value={period.to}
        error={period.to < period.from ? WRONG_ORDER : undefined}
        onChange={dayOf('to')}
      />
    </div>
  );
}
