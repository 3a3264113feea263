import { Button, Input } from 'antd';
import { AddButton } from './AddButton';
import { ColumnWidths } from './ColumnWidths';
import { ExportMenu } from './ExportMenu';
import type { ListTableProps, Outcome } from './listProps';
import { SortChoice } from './SortChoice';
import styles from './Toolbar.module.css';
import type { List } from './useList';

interface ToolbarProps<Row> extends ListTableProps<Row> {
  list: List<Row>;
  onOutcome(outcome: Outcome): void;
}

/** What narrows the list at the start of the line, what is done with it at its end. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { title, list, columns, exportName, isLoading = false, onRefresh } = props;
  return (
    <div className={styles.toolbar}>
      <Input
        className={styles.search ?? ''}
        type="search"
        aria-label={`Search ${title.toLowerCase()}`}
        placeholder="Search"
        value={list.look.typed}
        onChange={({ target }) => list.searchFor(target.value)}
      />
      {list.filters.map(({ key, label, choices }) => (
        <select
          key={key}
          aria-label={label}
          value={list.look.chosen[key] ?? ''}
          onChange={({ target }) => list.choose(key, target.value)}
        >
          <option value="">{label}: all</option>
          {isMissing(list.look.chosen[key], choices) && <option>{list.look.chosen[key]}</option>}
          {choices.map(({ value, count }) => (
            <option key={value} value={value}>
              {value} ({count})
            </option>
          ))}
        </select>
      ))}
      <SortChoice columns={columns} list={list} />
      <div className={styles.doing}>
        {onRefresh && (
          <Button className={styles.refresh ?? ''} aria-busy={isLoading} onClick={onRefresh}>
            Refresh
          </Button>
        )}
        <span className={styles.wide}>
          <ColumnWidths columns={columns} list={list} />
        </span>
        {exportName && <ExportMenu name={exportName} columns={columns} list={list} />}
        <AddButton {...props} isPrimary />
      </div>
    </div>
  );
}

/** A choice of which the tab that is open has no row. */
const isMissing = (chosen: string | undefined, choices: readonly { value: string }[]) =>
  Boolean(chosen) && !choices.some(({ value }) => value === chosen);
