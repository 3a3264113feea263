import type { ListProps, Outcome } from './listProps';
import type { List } from './listState';
import styles from './SelectionBar.module.css';

interface SelectionBarProps<Row> extends ListProps<Row> {
  list: List<Row>;
  onOutcome(outcome: Outcome): void;
  onRemove(rows: readonly Row[]): void;
}

const figure = new Intl.NumberFormat('en-GB');

/** How many rows are selected, and what can be done with them together. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { list, keyOf, selection, bulkActions = [], onDelete, onOutcome, onRemove } = props;
  if (selection !== 'multiple') return null;
  const { selectedRows, all = [] } = list;
  const count = selectedRows.length;
  if (count === 0) return null;
  const keep = (rows: readonly Row[]) => list.select(new Set(rows.map(keyOf)));
  return (
    <div className={styles.bar}>
      <p role="status">{figure.format(count)} selected</p>
      {count < all.length && (
        <button type="button" onClick={() => keep(all)}>
          Select all {figure.format(all.length)}
        </button>
      )}
      <button type="button" onClick={() => keep([])}>
        Clear selection
      </button>
      {bulkActions.map(({ label, onPress }) => (
        <button key={label} type="button" onClick={() => onOutcome(onPress(selectedRows, keep))}>
          {label}
        </button>
      ))}
      {onDelete && (
        <button type="button" className={styles.danger} onClick={() => onRemove(selectedRows)}>
          Delete {figure.format(count)}
        </button>
      )}
    </div>
  );
}
