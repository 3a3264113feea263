import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { List } from './listState';

/** How far a key leads from one row to another. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export const rowAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;

const rowIn = (body: HTMLElement | null, key: string | undefined) =>
  [...(body?.children ?? [])].find((row): row is HTMLElement => row instanceof HTMLElement && row.dataset.key === key);

/**
 * One row at a time is in the Tab order: the one last visited, or that in its place when it has gone. Arrow keys lead
 * to the others. `keys` are those of the rows on the page, drawn with `data-key` in the element of the ref.
 */
export function useRowFocus<Row>(list: List<Row>, keys: readonly string[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef(0);
  const hadFocus = useRef(false);
  const { visited } = list.look;
  const at = visited === undefined ? -1 : keys.indexOf(visited);
  const currentAt = at >= 0 ? at : Math.min(place.current, keys.length - 1);
  const current = keys[visited === undefined ? 0 : currentAt];

  useLayoutEffect(() => {
    if (at >= 0) place.current = at;
    // The row that had the focus was deleted: it goes to the one that moved up.
    if (hadFocus.current && document.activeElement === document.body) rowIn(body.current, current)?.focus();
  });

  const isThere = keys.length > 0;
  const returnedTo = useRef(visited);
  useEffect(() => {
    // Somebody came back to a list that they had left by this row.
    if (isThere && returnedTo.current) rowIn(body.current, returnedTo.current)?.scrollIntoView({ block: 'nearest' });
    if (isThere) returnedTo.current = undefined;
  }, [isThere]);

  return {
    body,
    current,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const key = rowAround(target)?.dataset.key;
      hadFocus.current = key !== undefined;
      if (key && key !== visited) list.visit(key);
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget) hadFocus.current = false;
    },
    /** Whether the key led to another row. */
    move(event: KeyboardEvent<HTMLElement>): boolean {
      const step = steps[event.key];
      const from = keys.indexOf(rowAround(event.target)?.dataset.key ?? '');
      if (step === undefined || from < 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
      event.preventDefault();
      rowIn(body.current, keys[Math.min(keys.length - 1, Math.max(0, from + step))])?.focus();
      return true;
    },
  };
}
