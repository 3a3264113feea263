import { figure } from './figure';
import type { ListProps, Outcome } from './listProps';
import type { List } from './listState';
import styles from './SelectionBar.module.css';

interface SelectionBarProps<Row> extends ListProps<Row> {
  list: List<Row>;
  onOutcome(outcome: Outcome): void;
  onRemove(rows: readonly Row[]): void;
}

/** How many rows are selected, and what can be done with them together. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { list, selection, bulkActions = [], onDelete, onOutcome, onRemove } = props;
  if (selection !== 'multiple') return null;
  const { selectedRows, all = [], matching } = list;
  const everything = matching?.all;
  const count = everything?.count ?? selectedRows.length;
  if (count === 0) return null;
  const keep = list.selectOnly;
  return (
    <div className={styles.bar}>
      <p role="status">{selectedWords(count, everything && matching?.total)}</p>
      {count < all.length && (
        <button type="button" onClick={() => keep(all)}>
          Select all {figure(all.length)}
        </button>
      )}
      {matching && !everything && count < matching.total && (
        <button type="button" onClick={matching.selectAll}>
          Select all {figure(matching.total)} that match
        </button>
      )}
      <button type="button" onClick={() => keep([])}>
        Clear selection
      </button>
      {bulkActions.map(({ label, onPress }) => (
        <button key={label} type="button" onClick={() => onOutcome(onPress(selectedRows, keep, everything))}>
          {label}
        </button>
      ))}
      {onDelete && !everything && (
        <button type="button" className={styles.danger} onClick={() => onRemove(selectedRows)}>
          Delete {figure(count)}
        </button>
      )}
    </div>
  );
}

/** How many are selected: one by one, or of all that match. */
function selectedWords(count: number, total: number | undefined): string {
  if (total === undefined) return `${figure(count)} selected`;
  if (total === count) return `All ${figure(count)} that match are selected`;
  return `${figure(count)} of ${figure(total)} that match are selected`;
}
