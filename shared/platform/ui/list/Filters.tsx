import { Button } from 'antd';
import { useId, useState } from 'react';
import type { Column } from './column';
import type { List } from './listState';
import { SortChoice } from './SortChoice';
import styles from './Toolbar.module.css';
import { say } from './words/say';

interface FiltersProps<Row> {
  columns: readonly Column<Row>[];
  list: List<Row>;
}

/** What narrows the list, one choice each; on a phone behind a button, so that the first rows are in sight. */
export function Filters<Row>({ columns, list }: FiltersProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { chosen } = list.look;
  const count = Object.values(chosen).filter(Boolean).length;
  if (list.filters.length === 0) return <SortChoice columns={columns} list={list} />;
  return (
    <>
      <Button
        className={styles.narrow ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? say('Filters ({count})', { count }) : say('Filters')}
      </Button>
      <div id={id} className={isOpen ? styles.filters : styles.folded}>
        {list.filters.map(({ key, label, choices }) => (
          <select
            key={key}
            aria-label={label}
            value={chosen[key] ?? ''}
            onChange={({ target }) => list.choose(key, target.value)}
          >
            <option value="">{say('{label}: all', { label })}</option>
            {isMissing(chosen[key], choices) && <option>{chosen[key]}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ))}
        <SortChoice columns={columns} list={list} />
      </div>
    </>
  );
}

/** A choice of which the tab that is open has no row. */
const isMissing = (chosen: string | undefined, choices: readonly { value: string }[]) =>
  Boolean(chosen) && !choices.some(({ value }) => value === chosen);
