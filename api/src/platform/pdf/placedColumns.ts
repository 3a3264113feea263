/** A column of a table; one without a width takes what the others leave. Where it is ticked by hand, cells without words are boxes. */
export interface Column {
  title: string;
  width?: number;
  align?: 'left' | 'right';
  isTicked?: boolean;
}

/** Between two columns. */
export const gap = 12;

/** A column where it stands, in points. */
export interface Placed extends Column {
  left: number;
  width: number;
}

/** Columns side by side between two edges. */
export function placedIn(columns: readonly Column[], from: number, to: number): Placed[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const free = columns.filter(({ width }) => width === undefined).length;
  const each = (to - from - fixed - gap * (columns.length - 1)) / Math.max(1, free);
  let left = from;
  return columns.map((column) => {
    const placed = { ...column, left, width: column.width ?? each };
    left += placed.width + gap;
    return placed;
  });
}
