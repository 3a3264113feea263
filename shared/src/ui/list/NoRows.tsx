import { Button } from 'antd';
import { NO_ENTRIES } from '../../contract';
import styles from './NoRows.module.css';

interface NoRowsProps {
  /** There are rows, but none that was searched for. */
  isNarrowed: boolean;
  onClear(): void;
  words: string | undefined;
  addLabel: string | undefined;
  onAdd: (() => void) | undefined;
}

/** What stands in an empty list's place: that there is nothing, and what to do next. */
export function NoRows({ isNarrowed, onClear, words, addLabel = 'Add', onAdd }: NoRowsProps) {
  return (
    <div className={styles.none}>
      <p className={styles.title}>{NO_ENTRIES}</p>
      {isNarrowed ? (
        <>
          <p>Nothing here matches the search and filters.</p>
          <Button onClick={onClear}>Clear search and filters</Button>
        </>
      ) : (
        <>
          {words && <p>{words}</p>}
          {onAdd && <Button onClick={onAdd}>{addLabel}</Button>}
        </>
      )}
    </div>
  );
}
