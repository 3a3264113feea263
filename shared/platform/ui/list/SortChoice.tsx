import type { Column } from './column';
import type { List } from './listState';
import type { Sorting } from './sortRows';
import styles from './Toolbar.module.css';
import { say } from './words/say';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  list: List<Row>;
}

const directions = ['ascending', 'descending'] as const;

/** The order of cards, which have no titles to press. */
export function SortChoice<Row>({ columns, list }: SortChoiceProps<Row>) {
  const orders = columns
    .filter(({ sortable = true }) => sortable)
    .flatMap(({ key, title }) =>
      directions.map((direction) => ({
        sorting: { by: key, direction } satisfies Sorting,
        label: say(`{title}, ${direction}`, { title }),
      })),
    );
  const at = orders.findIndex(
    ({ sorting }) => sorting.by === list.look.sorting?.by && sorting.direction === list.look.sorting.direction,
  );
  return (
    <select
      className={styles.narrow}
      aria-label={say('Order')}
      value={at}
      onChange={({ target }) => list.sort(orders[Number(target.value)]?.sorting)}
    >
      <option value={-1}>{say('Order: usual')}</option>
      {orders.map(({ label }, place) => (
        <option key={label} value={place}>
          {label}
        </option>
      ))}
    </select>
  );
}
