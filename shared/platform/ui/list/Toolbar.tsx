import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { NativeInput } from '../NativeInput';
import { AddButton } from './AddButton';
import { Columns } from './Columns';
import { Filters } from './Filters';
import type { ListProps, Outcome } from './listProps';
import type { List } from './listState';
import styles from './Toolbar.module.css';
import { say } from './words/say';

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
      <NativeInput
        className={styles.search ?? ''}
        type="search"
        aria-label={say('Search {title}', { title: title.toLowerCase() })}
        placeholder={say('Search')}
        aria-describedby={searchHint && hint}
        value={list.look.typed}
        onChange={({ target }) => list.searchFor(target.value)}
      />
      <Filters columns={columns} list={list} />
      <div className={styles.doing}>
        {onRefresh && (
          <Button className={styles.refresh ?? ''} aria-busy={isLoading} onClick={onRefresh}>
            {say('Refresh')}
          </Button>
        )}
        <span className={styles.wide}>
          <Columns columns={columns} list={list} />
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
