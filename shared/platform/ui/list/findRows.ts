import { fold } from '../../../contract';
import { type Column, textOf } from './column';

/** A choice that narrows a list to the rows with one value, as a status. */
export interface Filter<Row> {
  /** Unique among the list's filters. */
  key: string;
  label: string;
  /** The row's value, in the words that it is chosen by. */
  of(row: Row): string;
  /** The order of the choices; those it does not name, and all where it is left out, stand by the alphabet. */
  order?: readonly string[];
}

/** One of several lists in one: the rows that belong to it. */
export interface Tab<Row> {
  /** Unique among the list's tabs. */
  key: string;
  label: string;
  has(row: Row): boolean;
}

/**
 * Searches rows by what their columns show. Every word must be found in the row, in any column. The texts are worked
 * out at the first search and kept for the next.
 */
export function searchIn<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  let texts: Map<Row, string> | undefined;
  return (typed: string): ((row: Row) => boolean) => {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return () => true;
    texts ??= new Map(rows.map((row) => [row, fold(columns.map((column) => textOf(column, row)).join('\n'))]));
    const found = texts;
    return (row) => {
      const text = found.get(row) ?? '';
      return words.every((word) => text.includes(word));
    };
  };
}

const alphabet = new Intl.Collator('en-GB', { numeric: true });

/** The values that a filter offers, each with how many rows have it. */
export function choicesOf<Row>(rows: readonly Row[], filter: Filter<Row>): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = filter.of(row);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const place = (value: string) => {
    const at = filter.order?.indexOf(value) ?? -1;
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => place(a.value) - place(b.value) || alphabet.compare(a.value, b.value));
}
