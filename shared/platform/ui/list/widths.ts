import type { CSSProperties } from 'react';
import { WRAP_MIN_WIDTH } from '../../../contract';
import type { Column } from './column';

const LEAST = 64;
export const WIDEST = 800;
/** What a column that does not say takes at least, in CSS pixels. */
const USUAL = 140;
const TICK = 48;
const ACTIONS = 52;

/** How narrow a column may be made, in CSS pixels. */
export const leastWidth = <Row>({ wrap }: Column<Row>): number => (wrap ? WRAP_MIN_WIDTH : LEAST);

/** How wide each column begins, in CSS pixels. */
export const startingWidth = <Row>(column: Column<Row>): number => Math.max(leastWidth(column), column.width ?? USUAL);

/**
 * The table's columns and its least width. As the list is made, columns without a width share what is left,
 * those that wrap before all others; once widths were changed, all hold theirs and the last takes what is left.
 */
export function layoutOf<Row>(
  columns: readonly Column<Row>[],
  widths: Readonly<Record<string, number>> | undefined,
  { selects, acts }: { selects: boolean; acts: boolean },
): { columns: { key: string; width: number | undefined }[]; style: CSSProperties } {
  const widthOf = (column: Column<Row>) => widths?.[column.key] ?? startingWidth(column);
  const open = columns.filter(({ width }) => width === undefined);
  const sharing = open.some(({ wrap }) => wrap) ? open.filter(({ wrap }) => wrap) : open;
  const takesRest = (column: Column<Row>, at: number) =>
    widths ? at === columns.length - 1 : sharing.includes(column);
  const sum = columns.reduce((total, column) => total + widthOf(column), 0);
  return {
    columns: [
      ...(selects ? [{ key: ' select', width: TICK }] : []),
      ...columns.map((column, at) => ({ key: column.key, width: takesRest(column, at) ? undefined : widthOf(column) })),
      ...(acts ? [{ key: ' actions', width: ACTIONS }] : []),
    ],
    style: { minWidth: sum + (selects ? TICK : 0) + (acts ? ACTIONS : 0) },
  };
}
