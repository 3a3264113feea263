import { useEffect, useRef } from 'react';
import { DELETE_QUESTION } from '../../../contract';
import { useServices } from '../../services';
import { AddButton } from './AddButton';
import { ErrorBar } from './ErrorBar';
import styles from './ListTable.module.css';
import type { ListTableProps } from './listProps';
import { NoRows } from './NoRows';
import { Pager } from './Pager';
import { Rows } from './Rows';
import { SelectionBar } from './SelectionBar';
import { Tabs } from './Tabs';
import { Toolbar } from './Toolbar';
import { useList } from './useList';
import { useListDialog } from './useListDialog';

/**
 * The list that every list of the product is made of: searched, filtered, sorted and paged in the browser, a table on
 * wide screens and cards on a phone, worked by pointer or by keyboard alone.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { title, rows, error, isLoading = false, height = 'page', empty, onRefresh } = props;
  const services = useServices();
  const list = useList(props);
  const { open, dialog } = useListDialog();
  const box = useRef<HTMLDivElement>(null);
  const { page } = list.shown;
  const pageBefore = useRef(page);
  useEffect(() => {
    if (pageBefore.current === page) return;
    pageBefore.current = page;
    // Another page is read from its top: of the box, or of the window where the box is as high as its cards.
    if (box.current) box.current.scrollTop = 0;
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [page]);

  async function remove(doomed: readonly Row[]) {
    if (!(await services.confirm({ title: DELETE_QUESTION, yes: 'Yes', no: 'No' }))) return;
    try {
      await props.onDelete?.(doomed);
    } catch (failure) {
      services.requestError(failure);
    }
  }

  const isWaiting = rows === undefined && error === undefined;
  return (
    <section className={styles.list} aria-label={title}>
      <Toolbar {...props} list={list} onOutcome={open} />
      <Tabs title={title} isKnown={rows !== undefined} list={list} />
      {error !== undefined && <ErrorBar message={error} onRetry={onRefresh} />}
      {isWaiting && (
        <p role="status" className="visually-hidden">
          Loading {title.toLowerCase()}
        </p>
      )}
      <div ref={box} className={height === 'page' ? styles.high : styles.box} aria-busy={isWaiting || isLoading}>
        <Rows {...props} list={list} isWaiting={isWaiting} onOutcome={open} onRemove={remove} />
        {rows && list.sorted.length === 0 && (
          <NoRows
            isNarrowed={list.isNarrowed && rows.length > 0}
            onClear={list.clear}
            message={empty}
            adding={<AddButton {...props} onOutcome={open} />}
          />
        )}
      </div>
      <SelectionBar {...props} list={list} onOutcome={open} onRemove={remove} />
      <Pager list={list} isKnown={rows !== undefined} />
      {dialog}
    </section>
  );
}
