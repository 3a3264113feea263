import {
  campuses,
  campusNames,
  type Period,
  type Statistics,
  statisticsPeriod,
  today,
  weeksUpTo,
} from '@forms/shared/contract';
import { FieldFrame, NativeInput, NativeSelect } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { namedForms } from '../enquiries/namedForms';
import { type Narrowed, UNSAID } from './counts';
import styles from './Statistics.module.css';

const lastWeeks = [4, 13, 26, 52];

interface PeriodAndPartsProps {
  period: Period;
  parts: Narrowed;
  /** What there is to choose from. */
  of: Pick<Statistics, 'forms' | 'origins'>;
  onChange(change: Partial<Period & Narrowed>): void;
}

/** From when to when, and what of it: a form, a campus, where people heard of the college. */
export function PeriodAndParts({ period, parts, of, onChange }: PeriodAndPartsProps) {
  const spans = lastWeeks.map((weeks) => ({ weeks, ...weeksUpTo(today(), weeks) }));
  const span = spans.find(({ from, to }) => from === period.from && to === period.to);
  const wrong = statisticsPeriod.safeParse(period).error?.issues ?? [];
  const errorIn = (day: keyof Period) => wrong.find(({ path }) => path[0] === day)?.message;
  const unsaid: [string, string] = [UNSAID, 'Not said'];
  return (
    <div className={styles.choices}>
      <Choice
        label="Period"
        value={String(span?.weeks ?? '')}
        choices={[
          ...(span ? [] : [['', 'Days of your own'] as [string, string]]),
          ...lastWeeks.map((weeks): [string, string] => [String(weeks), `The last ${weeks} weeks`]),
        ]}
        onChange={(chosen) => {
          const { from, to } = spans.find(({ weeks }) => String(weeks) === chosen) ?? period;
          onChange({ from, to });
        }}
      />
      <Day label="From" day={period.from} error={errorIn('from')} onChange={(from) => onChange({ from })} />
      <Day label="To" day={period.to} error={errorIn('to')} onChange={(to) => onChange({ to })} />
      <Choice
        label="Form"
        value={parts.form}
        choices={[['', 'All forms'], ...namedForms(of.forms).map(({ slug, name }): [string, string] => [slug, name])]}
        onChange={(form) => onChange({ form })}
      />
      <Choice
        label="Campus"
        value={parts.campus}
        choices={[['', 'All'], ...campuses.map((campus): [string, string] => [campus, campusNames[campus]]), unsaid]}
        onChange={(campus) => onChange({ campus })}
      />
      <Choice
        label="Heard of us by"
        value={parts.origin}
        choices={[['', 'Anything'], ...of.origins.map(({ id, name }): [string, string] => [id, name]), unsaid]}
        onChange={(origin) => onChange({ origin })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly [value: string, label: string][];
  onChange(value: string): void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <FieldFrame id={useId()} label={label}>
      {({ id }) => (
        <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

interface DayProps {
  label: string;
  day: string;
  error?: string | undefined;
  onChange(day: string): void;
}

/** A day of the period. While the browser's field holds none, the last one counts. */
function Day({ label, day, error, onChange }: DayProps) {
  return (
    <FieldFrame id={useId()} label={label} error={error}>
      {({ id, describedBy }) => (
        <NativeInput
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
