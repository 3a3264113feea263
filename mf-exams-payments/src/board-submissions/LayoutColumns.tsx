import {
  dayFormats,
  fileColumns,
  holdsDays,
  keysOf,
  type LayoutColumn,
  USUAL_DAY_FORMAT,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './BoardSubmissions.module.css';

interface LayoutColumnsProps {
  columns: readonly LayoutColumn[];
  onChange(columns: readonly LayoutColumn[]): void;
  /** What is wrong with a heading, by its place. */
  errors: FieldErrors;
}

/** The columns of a file in their order, each with what the file calls it. */
export function LayoutColumns({ columns, onChange, errors }: LayoutColumnsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const rest = fileColumns.filter((column) => columns.every((each) => each.column !== column));

  const become = (at: number, changed: Partial<LayoutColumn>) =>
    onChange(columns.map((each, other) => (other === at ? { ...each, ...changed } : each)));
  function move({ currentTarget: button }: MouseEvent<HTMLElement>, at: number, by: 1 | -1) {
    const moved = [...columns];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    flushSync(() => onChange(moved));
    // A browser takes the focus off what moves in the page; at the end of the way it goes on with the way back.
    const next = button.matches(':disabled') ? button.parentElement?.querySelector<HTMLElement>(':enabled') : button;
    next?.focus();
  }
  function leaveOut(at: number) {
    flushSync(() => onChange(columns.filter((_, other) => other !== at)));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-out]');
    buttons?.[Math.min(at, buttons.length - 1)]?.focus();
  }

  return (
    <fieldset ref={list} className={styles.columns}>
      <legend>Columns</legend>
      {columns.map(({ column, heading, days = USUAL_DAY_FORMAT }, at) => (
        <div key={column} className={styles.column}>
          <TextEntry
            label={column}
            value={heading}
            onChange={(typed) => become(at, { heading: typed })}
            error={errors[`columns-${at}`]}
          />
          <span className={styles.tools}>
            <Button
              aria-label={`Move ${column} up`}
              disabled={at === 0}
              onClick={(event: MouseEvent<HTMLElement>) => move(event, at, -1)}
            >
              ↑
            </Button>
            <Button
              aria-label={`Move ${column} down`}
              disabled={at === columns.length - 1}
              onClick={(event: MouseEvent<HTMLElement>) => move(event, at, 1)}
            >
              ↓
            </Button>
            <Button
              aria-label={`Leave ${column} out`}
              data-out
              disabled={columns.length === 1}
              onClick={() => leaveOut(at)}
            >
              ×
            </Button>
          </span>
          {holdsDays(column) && (
            <SelectEntry
              label={`${column} as`}
              value={days}
              choices={keysOf(dayFormats).map((value) => ({ value, label: dayFormats[value] }))}
              onChange={(format) => become(at, { days: format })}
            />
          )}
        </div>
      ))}
      {rest.length > 0 && (
        <SelectEntry
          label="Add a column"
          value=""
          choices={[{ value: '', label: 'Choose a column' }, ...rest.map((value) => ({ value, label: value }))]}
          onChange={(column) => {
            if (column !== '') onChange([...columns, { column, heading: column }]);
          }}
        />
      )}
    </fieldset>
  );
}
