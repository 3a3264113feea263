import type { Cell, Table } from './blocks';

/** A table with a cell's words changed. */
export const withCell = (table: Table, row: number, column: number, cell: Cell): Table => ({
  ...table,
  rows: table.rows.map((cells, at) => (at === row ? cells.with(column, cell) : cells)),
});

/** A table with a blank row after another. */
export const withRowAfter = (table: Table, row: number): Table => ({
  ...table,
  rows: table.rows.toSpliced(
    row + 1,
    0,
    (table.rows[0] ?? []).map(() => []),
  ),
});

/** A table with a blank column after another. */
export const withColumnAfter = (table: Table, column: number): Table => ({
  ...table,
  rows: table.rows.map((cells) => cells.toSpliced(column + 1, 0, [])),
});

/** A table without one of its rows; it keeps its last. */
export const withoutRow = (table: Table, row: number): Table =>
  table.rows.length > 1 ? { ...table, rows: table.rows.toSpliced(row, 1) } : table;

/** A table without one of its columns; it keeps its last. */
export const withoutColumn = (table: Table, column: number): Table =>
  (table.rows[0]?.length ?? 0) > 1 ? { ...table, rows: table.rows.map((cells) => cells.toSpliced(column, 1)) } : table;
