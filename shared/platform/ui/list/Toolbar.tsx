import { Button, Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { AddButton } from './AddButton';
import { ColumnWidths } from './ColumnWidths';
import type { ListProps, Outcome } from './listProps';
import type { List } from './listState';
import { SortChoice } from './SortChoice';
import styles from './Toolbar.module.css';

interface ToolbarProps<Row> extends ListProps<Row> {
  list: List<Row>;
  exporting?: ReactNode;
  searchHint?: string | undefined;
  onOutcome(outcome: Outcome): void;
}

/** What narrows the list at the start of the line, what is done with it at its end. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { title, list, columns, exporting, searchHint, isLoading = false, onRefresh } = props;
  const hint = useId();
  return (
    <div className={styles.toolbar}>
      <Input
        className={styles.search ?? ''}
        type="search"
        aria-label={`Search ${title.toLowerCase()}`}
        placeholder="Search"
        aria-describedby={searchHint && hint}
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
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
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
        {exporting}
        <AddButton {...props} isPrimary />
      </div>
      {searchHint && (
        <p id={hint} className={styles.hint}>
          {searchHint}
        </p>
      )}
    </div>
  );
}

/** A choice of which the tab that is open has no row. */
const isMissing = (chosen: string | undefined, choices: readonly { value: string }[]) =>
  Boolean(chosen) && !choices.some(({ value }) => value === chosen);
