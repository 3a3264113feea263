import { ExportButton } from './ExportButton';
import { figure } from './figure';
import type { BulkAction, ListProps, Outcome } from './listProps';
import type { List } from './listState';
import { Menu } from './Menu';
import { PopoverButton } from './PopoverButton';
import styles from './SelectionBar.module.css';

interface SelectionBarProps<Row> extends ListProps<Row> {
  list: List<Row>;
  onOutcome(outcome: Outcome): void;
  onRemove(rows: readonly Row[]): void;
}

/** How many rows are selected, and what can be done with them together. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { list, title, selection, bulkActions = [], onExportSelected, onDelete, onOutcome, onRemove } = props;
  if (selection !== 'multiple') return null;
  const { selectedRows, all = [], matching } = list;
  const everything = matching?.all;
  const count = everything?.count ?? selectedRows.length;
  if (count === 0) return null;
  const keep = list.selectOnly;
  const selected = { rows: selectedRows, all: everything };
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
      {byMenu(bulkActions).map(([menu, actions]) => {
        const items = actions.map(({ label, onPress }) => ({
          label,
          onPress: () => onOutcome(onPress(selectedRows, keep, everything)),
        }));
        if (menu === undefined)
          return items.map(({ label, onPress }) => (
            <button key={label} type="button" onClick={onPress}>
              {label}
            </button>
          ));
        return (
          <PopoverButton key={menu} label={menu}>
            {(anchor, close) => <Menu anchor={anchor} label={menu} onClose={close} items={items} />}
          </PopoverButton>
        );
      })}
      {onExportSelected && (
        <ExportButton
          of={title}
          label="Export selected"
          onExport={() => onExportSelected(selected, 'csv')}
          onExportWorkbook={() => onExportSelected(selected, 'xlsx')}
        />
      )}
      {onDelete && !everything && (
        <button type="button" className={styles.danger} onClick={() => onRemove(selectedRows)}>
          Delete {figure(count)}
        </button>
      )}
    </div>
  );
}

/** What can be done, in its order: what stands in a menu together, where the first of it stands. */
function byMenu<Row>(actions: readonly BulkAction<Row>[]) {
  const menus = new Map<string | undefined, BulkAction<Row>[]>();
  for (const action of actions) menus.set(action.menu, [...(menus.get(action.menu) ?? []), action]);
  return [...menus];
}

/** How many are selected: one by one, or of all that match. */
function selectedWords(count: number, total: number | undefined): string {
  if (total === undefined) return `${figure(count)} selected`;
  if (total === count) return `All ${figure(count)} that match are selected`;
  return `${figure(count)} of ${figure(total)} that match are selected`;
}
