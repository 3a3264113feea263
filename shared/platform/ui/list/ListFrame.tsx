import { type ReactNode, useEffect, useRef } from 'react';
import { DELETE_QUESTION } from '../../../contract';
import { useServices } from '../../services';
import { AddButton } from './AddButton';
import { ErrorBar } from './ErrorBar';
import { Keys } from './Keys';
import styles from './ListTable.module.css';
import { hasActions, type ListProps } from './listProps';
import type { List } from './listState';
import { NoRows } from './NoRows';
import { Pager } from './Pager';
import { Rows } from './Rows';
import { SelectionBar } from './SelectionBar';
import { Tabs } from './Tabs';
import { Toolbar } from './Toolbar';
import { useCutEdges } from './useCutEdges';
import { useListDialog } from './useListDialog';
import { say } from './words/say';

interface ListFrameProps<Row> extends ListProps<Row> {
  list: List<Row>;
  /** The rows, or a page of them, have come. */
  isKnown: boolean;
  /** Saves what was found as a file. */
  exporting?: ReactNode;
  searchHint?: string | undefined;
}

/** A list as it is seen and worked by pointer or by keyboard alone: a table on wide screens, cards on a phone. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { title, list, isKnown, error, isLoading = false, height = 'page', empty, onRefresh } = props;
  const services = useServices();
  const { open, dialog } = useListDialog();
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { isCut, sign } = useCutEdges(box);
  const { from } = list.shown;
  const before = useRef(from);
  useEffect(() => {
    const was = before.current;
    before.current = from;
    // The first rows to come are where one looks already.
    if (was === from || was === 0 || from === 0) return;
    // Another page is read from its top: of the box, or of the window where the box is as high as its cards.
    if (box.current) box.current.scrollTop = 0;
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [from]);

  async function remove(doomed: readonly Row[]) {
    if (!(await services.confirm({ title: DELETE_QUESTION, yes: 'Yes', no: 'No' }))) return;
    try {
      await props.onDelete?.(doomed);
    } catch (failure) {
      services.requestError(failure);
    }
  }

  const isWaiting = !isKnown && error === undefined;
  return (
    <section ref={section} className={styles.list} aria-label={title} data-list={height}>
      <Toolbar {...props} onOutcome={open} />
      <Tabs title={title} isKnown={isKnown} list={list} />
      {error !== undefined && <ErrorBar message={error} onRetry={onRefresh} />}
      {isWaiting && (
        <p role="status" className="visually-hidden">
          {say('Loading {title}', { title: title.toLowerCase() })}
        </p>
      )}
      <div className={styles.edges} data-acts={hasActions(props) || undefined} {...sign}>
        <div
          ref={box}
          className={height === 'page' ? styles.high : styles.box}
          aria-busy={isWaiting || isLoading}
          {...(isCut && { role: 'group', 'aria-label': say('Columns of {title}', { title }), tabIndex: 0 })}
        >
          <Rows {...props} isWaiting={isWaiting} onOutcome={open} onRemove={remove} />
          {isKnown && list.total === 0 && (
            <NoRows
              isNarrowed={list.isNarrowed}
              onClear={list.clear}
              message={empty}
              adding={<AddButton {...props} onOutcome={open} />}
            />
          )}
        </div>
      </div>
      <SelectionBar {...props} onOutcome={open} onRemove={remove} />
      <Pager
        list={list}
        isKnown={isKnown}
        keys={height === 'page' && <Keys {...props} section={section} onOutcome={open} />}
      />
      {dialog}
    </section>
  );
}
