import { Button } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import type { ContentBlock, ContentState } from 'draft-js';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { say } from '../words/say';
import type { Table } from './blocks';
import { CellBox } from './CellBox';
import styles from './TableBlock.module.css';
import { withCell, withColumnAfter, withoutColumn, withoutRow, withRowAfter } from './tables';

/** What the text around a table does for it. */
export interface TableHost {
  /** The text is the site's own. */
  ofSite: boolean;
  /** A cell, row or column has changed, in what the text keeps of the table. */
  onEdit(): void;
  onRemove(block: ContentBlock): void;
  /** The person wants to go on writing after the table. */
  onLeave(block: ContentBlock): void;
}

interface TableBlockProps {
  block: ContentBlock;
  contentState: ContentState;
  blockProps: TableHost;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Draft takes for its own whatever happens inside it: a table's keys, words and selections must not reach it. */
const hiddenFromDraft = {
  onKeyUp: stop,
  onKeyPress: stop,
  onBeforeInput: stop,
  onInput: stop,
  onPaste: stop,
  onCut: stop,
  onCopy: stop,
  onSelect: stop,
  onMouseDown: stop,
  onMouseUp: stop,
  onFocus: stop,
  onDragStart: stop,
  onDrop: stop,
  onCompositionStart: stop,
  onCompositionEnd: stop,
};

/** A table in the text: its cells are edited by the browser, its rows and columns by buttons. */
export function TableBlock({ block, contentState, blockProps }: TableBlockProps) {
  const key = block.getEntityAt(0);
  const [table, setTable] = useState<Table>(() => contentState.getEntity(key).getData().table);
  const [{ row, column }, setPlace] = useState({ row: 0, column: 0 });
  const width = table.rows[0]?.length ?? 0;

  const change = (next: Table) => {
    setTable(next);
    contentState.replaceEntityData(key, { table: next });
    blockProps.onEdit();
  };
  const leave = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') blockProps.onLeave(block);
  };
  const removeRow = () => {
    change(withoutRow(table, row));
    setPlace({ row: Math.min(row, table.rows.length - 2), column });
  };
  const removeColumn = () => {
    change(withoutColumn(table, column));
    setPlace({ row, column: Math.min(column, width - 2) });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the events of what is in it
    <div contentEditable={false} data-table="" className={styles.block} {...hiddenFromDraft} onKeyDown={leave}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <tbody>
            {table.rows.map((cells, rowAt) => {
              const Tag = table.headed && rowAt === 0 ? 'th' : 'td';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
                <tr key={rowAt}>
                  {cells.map((cell, columnAt) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                    <Tag key={columnAt}>
                      <CellBox
                        label={say('Row {row}, column {column}', { row: rowAt + 1, column: columnAt + 1 })}
                        cell={cell}
                        ofSite={blockProps.ofSite}
                        onChange={(next) => change(withCell(table, rowAt, columnAt, next))}
                        onEnter={() => setPlace({ row: rowAt, column: columnAt })}
                      />
                    </Tag>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.tools}>
        <Button type="text" size="small" onClick={() => change(withRowAfter(table, row))}>
          {say('Add row')}
        </Button>
        <Button type="text" size="small" onClick={() => change(withColumnAfter(table, column))}>
          {say('Add column')}
        </Button>
        <Button type="text" size="small" disabled={table.rows.length < 2} onClick={removeRow}>
          {say('Remove row {row}', { row: row + 1 })}
        </Button>
        <Button type="text" size="small" disabled={width < 2} onClick={removeColumn}>
          {say('Remove column {column}', { column: column + 1 })}
        </Button>
        <Checkbox checked={table.headed} onChange={({ target }) => change({ ...table, headed: target.checked })}>
          {say('Heading row')}
        </Checkbox>
        <Button type="text" size="small" onClick={() => blockProps.onRemove(block)}>
          {say('Remove table')}
        </Button>
      </div>
    </div>
  );
}
