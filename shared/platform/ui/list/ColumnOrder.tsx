import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styles from './Columns.module.css';
import { say } from './words/say';

interface ColumnOrderProps {
  of: { key: string; title: string };
  /** The columns that stand in the list, in their order. */
  keys: readonly string[];
  onChange(keys: readonly string[]): void;
}

/** Moves a column one place up or down among those that stand in the list. */
export function ColumnOrder({ of: { key, title }, keys, onChange }: ColumnOrderProps) {
  const at = keys.indexOf(key);
  const move = ({ currentTarget: button }: MouseEvent<HTMLElement>, by: 1 | -1) => {
    const others = keys.filter((each) => each !== key);
    flushSync(() => onChange([...others.slice(0, at + by), key, ...others.slice(at + by)]));
    // A browser takes the focus off what moves in the page; at the end of the way it goes on with the way back.
    button.focus();
    if (document.activeElement !== button) button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
  };
  return (
    <span className={styles.order}>
      <Button
        size="small"
        aria-label={say('Move {title} up', { title })}
        disabled={at === 0}
        onClick={(event) => move(event, -1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        aria-label={say('Move {title} down', { title })}
        disabled={at === keys.length - 1}
        onClick={(event) => move(event, 1)}
      >
        ↓
      </Button>
    </span>
  );
}
