import { own, type Values } from '@forms/shared/contract';

/** The row at a place; an empty one where there is none. */
export const rowAt = (rows: readonly unknown[], at: number): Values => {
  const row = rows[at];
  return typeof row === 'object' && row !== null ? (row as Values) : {};
};

/** The rows with one put at a place: in the stead of the one that was there, or after the last. */
export const withRow = (rows: readonly unknown[], at: number, row: Values): unknown[] => [
  ...rows.slice(0, at),
  row,
  ...rows.slice(at + 1),
];

export const withoutRow = (rows: readonly unknown[], at: number): unknown[] => rows.filter((_, each) => each !== at);

/** What was typed of the answers that are submitted: a row shows it as it was typed, and is understood when it is sent. */
export const asTyped = (row: Values, submitted: Values): Values =>
  Object.fromEntries(Object.entries(submitted).map(([name, value]) => [name, own(row, name) ?? value]));
