import { Button } from '@forms/shared/platform/ui';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styles from './Setting.module.css';

interface OrderButtonsProps<Row> {
  rows: readonly Row[];
  /** The place of the one that they move, and what it is called. */
  at: number;
  name: string;
  onChange(rows: Row[]): void;
}

/** Moves a row of a list one place up or down. */
export function OrderButtons<Row>({ rows, at, name, onChange }: OrderButtonsProps<Row>) {
  function move({ currentTarget: button }: MouseEvent<HTMLElement>, by: 1 | -1) {
    const moved = rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at] as Row);
    flushSync(() => onChange(moved));
    // A browser takes the focus off what moves in the page; at the end of the way it goes on with the way back.
    const next = button.matches(':disabled') ? button.parentElement?.querySelector<HTMLElement>(':enabled') : button;
    next?.focus();
  }
  return (
    <span className={styles.order}>
      <Button
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={(event: MouseEvent<HTMLElement>) => move(event, -1)}
      >
        ↑
      </Button>
      <Button
        aria-label={`Move ${name} down`}
        disabled={at === rows.length - 1}
        onClick={(event: MouseEvent<HTMLElement>) => move(event, 1)}
      >
        ↓
      </Button>
    </span>
  );
}
