import { memo, type ReactNode } from 'react';
import { Link } from '../../routing';
import { type Column, namingColumn, textOf } from './column';
import { gridCell, rowHeader, rowRole } from './gridRoles';
import styles from './Rows.module.css';
import { say } from './words/say';

interface ListRowProps<Row> {
  rowKey: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** The row's place in the whole list, the titles being 1. */
  rowIndex: number;
  /** The one row that Tab comes to. */
  isCurrent: boolean;
  isSelected: boolean;
  selection: 'none' | 'single' | 'multiple';
  address: string | undefined;
  opensInPlace: boolean;
  acts: boolean;
  isMenuOpen: boolean;
  onToggle(key: string): void;
  onOpen(row: Row): void;
  onMenu(key: string, anchor: HTMLElement): void;
}

/** One row; on a phone, a card. */
function PlainListRow<Row>(props: ListRowProps<Row>) {
  const { rowKey, row, columns, rowIndex, isCurrent, isSelected, selection, address, opensInPlace, acts } = props;
  const naming = namingColumn(columns);
  const name = naming ? textOf(naming, row) : rowKey;
  const tabIndex = isCurrent ? 0 : -1;
  const opening = (content: ReactNode) => {
    if (address !== undefined) {
      return (
        <Link to={address} tabIndex={-1}>
          {content}
        </Link>
      );
    }
    if (!opensInPlace) return content;
    return (
      <button type="button" className={styles.opener} tabIndex={-1} onClick={() => props.onOpen(row)}>
        {content}
      </button>
    );
  };
  return (
    <tr
      {...rowRole}
      aria-rowindex={rowIndex}
      aria-selected={selection === 'none' ? undefined : isSelected}
      data-key={rowKey}
      tabIndex={tabIndex}
    >
      {selection !== 'none' && (
        <td {...gridCell} className={styles.tick}>
          <input
            type="checkbox"
            aria-label={say('Select {name}', { name })}
            checked={isSelected}
            tabIndex={tabIndex}
            onChange={() => props.onToggle(rowKey)}
          />
        </td>
      )}
      {columns.map((column) => {
        const text = textOf(column, row);
        const drawn = column.draw ? column.draw(row, tabIndex) : text;
        const look = [column.wrap ? styles.wrap : styles.cut, column.align === 'end' && styles.end];
        const cell = {
          className: look.filter(Boolean).join(' '),
          'data-title': column.title,
          title: column.wrap ? undefined : text,
        };
        return column === naming ? (
          <th key={column.key} {...rowHeader} {...cell}>
            {opening(drawn)}
          </th>
        ) : (
          <td key={column.key} {...gridCell} {...cell}>
            {drawn}
          </td>
        );
      })}
      {acts && (
        <td {...gridCell} className={styles.act}>
          <button
            type="button"
            aria-label={say('Actions for {name}', { name })}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
            tabIndex={tabIndex}
            onClick={({ currentTarget }) => props.onMenu(rowKey, currentTarget)}
          >
            ⋯
          </button>
        </td>
      )}
    </tr>
  );
}
export const ListRow = memo(PlainListRow) as typeof PlainListRow;
