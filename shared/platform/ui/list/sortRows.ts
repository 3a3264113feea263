import type { Column, Value } from './column';

export interface Sorting {
  /** The column's key. */
  by: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

const isEmpty = (value: Value): value is null | '' => value === null || value === '';

/** The rows in a column's order; equal ones keep theirs, and empty ones come last either way. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | undefined) {
  const column = columns.find(({ key }) => key === sorting?.by);
  if (!column || !sorting) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((a, b) => {
      if (isEmpty(a.value)) return isEmpty(b.value) ? 0 : 1;
      if (isEmpty(b.value)) return -1;
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

/** What pressing a column's title leads to: up, then down, then as the rows came. */
export function nextSorting(sorting: Sorting | undefined, by: string): Sorting | undefined {
  if (sorting?.by !== by) return { by, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { by, direction: 'descending' } : undefined;
}
