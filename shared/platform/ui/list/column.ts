import type { ReactNode } from 'react';

/** What a column holds of a row, to sort by: numbers by size, text as people order it, nothing last. */
export type Value = string | number | null;

/** A column of a list. Keep a list's columns in a constant: the list works out its texts once for each array. */
export interface Column<Row> {
  /** Names the column in what is kept of the list; unique in it. */
  key: string;
  title: string;
  /** What it is sorted by. */
  value(row: Row): Value;
  /** What is read, searched and exported; the value itself where it is left out. */
  text?(row: Row): string;
  /**
   * Draws the text in another way, as a status with its dot. Controls in it take the `tabIndex`, so that Tab comes to
   * those of one row only.
   */
  draw?(row: Row, tabIndex: 0 | -1): ReactNode;
  /** What stands in an exported file instead of the text, as pounds for an amount that is kept in pence. */
  exported?(row: Row): string | number;
  /** Where the column begins, in CSS pixels; what is left is shared by those that do not say. */
  width?: number;
  /** Long text wraps instead of being cut. */
  wrap?: boolean;
  /** Figures stand at the end, in tabular digits. */
  align?: 'start' | 'end';
  /** Left out, it can be sorted. */
  sortable?: boolean;
  /** It stands in the list only where somebody chose it. */
  isExtra?: boolean;
  /** It names its row, though it is not the first. */
  isName?: boolean;
}

/** The column that names its row. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isName }) => isName) ?? columns[0];

export function textOf<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return value === null ? '' : String(value);
}
