import { Button } from 'antd';
import type { ReactNode } from 'react';
import { NO_ENTRIES } from '../../../contract';
import styles from './NoRows.module.css';
import { say } from './words/say';

interface NoRowsProps {
  /** There are rows, but none that was searched for. */
  isNarrowed: boolean;
  onClear(): void;
  message: string | undefined;
  /** The way to add something, where there is one. */
  adding: ReactNode;
}

/** What stands in an empty list's place: that there is nothing, and what to do next. */
export function NoRows({ isNarrowed, onClear, message, adding }: NoRowsProps) {
  return (
    <div className={styles.none}>
      <p className={styles.title}>{say(NO_ENTRIES)}</p>
      {isNarrowed ? (
        <>
          <p>{say('Nothing here matches the search and filters.')}</p>
          <Button onClick={onClear}>{say('Clear search and filters')}</Button>
        </>
      ) : (
        <>
          {message && <p>{message}</p>}
          {adding}
        </>
      )}
    </div>
  );
}
