import { columnHeader, rowGroup, rowRole } from './gridRoles';
import { HeadCell } from './HeadCell';
import type { ListProps } from './listProps';
import type { List } from './listState';
import styles from './Rows.module.css';
import { SelectPage } from './SelectPage';
import { say } from './words/say';

interface HeadRowProps<Row> extends Pick<ListProps<Row>, 'columns'> {
  selection: NonNullable<ListProps<Row>['selection']>;
  /** Of the rows on the page. */
  keys: readonly string[];
  list: List<Row>;
  /** Whether a last column holds what can be done with a row. */
  acts: boolean;
}

/** The titles of the columns, and the box that selects the whole page. */
export function HeadRow<Row>({ columns, selection, keys, list, acts }: HeadRowProps<Row>) {
  return (
    <thead {...rowGroup}>
      <tr {...rowRole} aria-rowindex={1}>
        {selection !== 'none' && (
          <th {...columnHeader} className={styles.tick}>
            {selection === 'multiple' ? (
              <SelectPage keys={keys} list={list} />
            ) : (
              <span className="visually-hidden">{say('Selected')}</span>
            )}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} list={list} />
        ))}
        {acts && (
          <th {...columnHeader} className={styles.act}>
            <span className="visually-hidden">{say('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
