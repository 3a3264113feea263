import { Button } from 'antd';
import styles from './ColumnWidths.module.css';
import type { Column } from './column';
import type { List } from './listState';
import { Popover } from './Popover';
import { PopoverButton } from './PopoverButton';
import { leastWidth, startingWidth, WIDEST } from './widths';

interface ColumnWidthsProps<Row> {
  columns: readonly Column<Row>[];
  list: List<Row>;
}

/** The columns' widths without dragging an edge: by keyboard, or by pressing where the slider should stand. */
export function ColumnWidths<Row>({ columns, list }: ColumnWidthsProps<Row>) {
  const widths = Object.fromEntries(
    columns.map((column) => [column.key, list.widths?.[column.key] ?? startingWidth(column)]),
  );
  return (
    <PopoverButton label="Columns">
      {(anchor, close) => (
        <Popover anchor={anchor} label="Columns" onClose={close}>
          <fieldset className={styles.columns}>
            <legend>Column widths</legend>
            {columns.map((column) => (
              <label key={column.key}>
                {column.title}
                <input
                  type="range"
                  min={leastWidth(column)}
                  max={WIDEST}
                  step={20}
                  value={widths[column.key]}
                  aria-valuetext={`${widths[column.key]} pixels`}
                  onChange={({ target }) => list.setWidths({ ...widths, [column.key]: Number(target.value) })}
                />
              </label>
            ))}
            <Button size="small" onClick={() => list.setWidths(undefined)}>
              Reset widths
            </Button>
          </fieldset>
        </Popover>
      )}
    </PopoverButton>
  );
}
