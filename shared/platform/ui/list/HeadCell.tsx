import type { PointerEvent } from 'react';
import type { Column } from './column';
import { columnHeader } from './gridRoles';
import styles from './HeadCell.module.css';
import type { List } from './listState';
import { leastWidth } from './widths';

/** A column's title: pressed it sorts, where there is a row, and its edge is dragged to the width that is wanted. */
export function HeadCell<Row>({ column, list }: { column: Column<Row>; list: List<Row> }) {
  const { key, title, align } = column;
  // Titles that took the focus would move an empty list sideways, for nothing.
  const sortable = column.sortable !== false && list.total !== 0;
  const direction = list.look.sorting?.by === key ? list.look.sorting.direction : undefined;

  const drag = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.parentElement;
    const row = cell?.parentElement;
    if (!cell || !row || event.button !== 0) return;
    event.preventDefault();
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    const widths = Object.fromEntries(
      [...row.querySelectorAll<HTMLElement>('[data-column]')].map((each) => [
        each.dataset.column ?? '',
        Math.round(each.getBoundingClientRect().width),
      ]),
    );
    const before = (widths[key] ?? 0) - event.clientX;
    edge.onpointermove = ({ clientX }) =>
      list.setWidths({ ...widths, [key]: Math.max(leastWidth(column), Math.round(before + clientX)) });
    edge.onpointerup = () => {
      edge.onpointermove = null;
    };
  };
  return (
    <th
      {...columnHeader}
      data-column={key}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={align === 'end' ? styles.end : styles.head}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => list.sortBy(key)}>
          <span className={styles.title}>{title}</span>
        </button>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {/* The pointer's way; the Columns panel is everybody's. */}
      <span aria-hidden className={styles.edge} onPointerDown={drag} onDoubleClick={() => list.setWidths(undefined)} />
    </th>
  );
}
