import { Button } from 'antd';
import { ColumnOrder } from './ColumnOrder';
import styles from './Columns.module.css';
import type { Column } from './column';
import type { List } from './listState';
import { Popover } from './Popover';
import { PopoverButton } from './PopoverButton';
import { leastWidth, startingWidth, WIDEST } from './widths';
import { say } from './words/say';

interface ColumnsProps<Row> {
  /** Those that stand in the list. */
  columns: readonly Column<Row>[];
  list: List<Row>;
}

/** Which columns stand in the list, in which order and how wide, for who does not drag an edge, too. */
export function Columns<Row>({ columns, list }: ColumnsProps<Row>) {
  const { columnChoice, setWidths } = list;
  const keys = columns.map(({ key }) => key);
  const hidden = columnChoice?.all.filter(({ key }) => !keys.includes(key)) ?? [];
  const widths = Object.fromEntries(
    columns.map((column) => [column.key, list.widths?.[column.key] ?? startingWidth(column)]),
  );
  return (
    <PopoverButton label={say('Columns')}>
      {(anchor, close) => (
        <Popover anchor={anchor} label={say('Columns')} onClose={close}>
          <fieldset className={styles.columns}>
            <legend>{say(columnChoice ? 'Columns and their widths' : 'Column widths')}</legend>
            {columns.map((column) => (
              <div key={column.key} className={styles.column}>
                {columnChoice ? (
                  <label>
                    <input
                      type="checkbox"
                      checked
                      disabled={keys.length === 1}
                      onChange={() => columnChoice.choose(keys.filter((key) => key !== column.key))}
                    />
                    {column.title}
                  </label>
                ) : (
                  <span>{column.title}</span>
                )}
                <input
                  type="range"
                  aria-label={column.title}
                  min={leastWidth(column)}
                  max={WIDEST}
                  step={20}
                  value={widths[column.key]}
                  aria-valuetext={say('{width} pixels', { width: widths[column.key] ?? 0 })}
                  onChange={({ target }) => setWidths({ ...widths, [column.key]: Number(target.value) })}
                />
                {columnChoice && (
                  <ColumnOrder of={column} keys={keys} onChange={(moved) => columnChoice.choose(moved)} />
                )}
              </div>
            ))}
            {hidden.map(({ key, title }) => (
              <label key={key}>
                <input type="checkbox" checked={false} onChange={() => columnChoice?.choose([...keys, key])} />
                {title}
              </label>
            ))}
            <div className={styles.resets}>
              {columnChoice && (
                <Button size="small" onClick={() => columnChoice.choose(undefined)}>
                  {say('Reset columns')}
                </Button>
              )}
              <Button size="small" onClick={() => setWidths(undefined)}>
                {say('Reset widths')}
              </Button>
            </div>
          </fieldset>
        </Popover>
      )}
    </PopoverButton>
  );
}
