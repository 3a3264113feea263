import { useDeferredValue } from 'react';

/** So many rows fill a window. */
const SEEN = 16;
const none: readonly never[] = [];

/**
 * Of the first rows that a list shows, as many as are seen at once, where it `isNew`; the others stand a frame later, so that
 * nobody waits for what is below the window. Who comes back to a list gets all, and so the place where they were.
 */
export function useFirstRows<Row>(rows: readonly Row[], isNew: boolean): readonly Row[] {
  const before = useDeferredValue(rows, none);
  return isNew && before.length === 0 ? rows.slice(0, SEEN) : rows;
}
