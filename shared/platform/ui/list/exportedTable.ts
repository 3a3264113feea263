import { type Column, textOf } from './column';

/** The list as a plain table, titles first: what an exported file holds. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): (string | number)[][] => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map((column) => exportedOf(column, row))),
];

function exportedOf<Row>(column: Column<Row>, row: Row): string | number {
  if (column.exported) return column.exported(row);
  if (column.text) return column.text(row);
  const value = column.value(row);
  return typeof value === 'number' ? value : textOf(column, row);
}
