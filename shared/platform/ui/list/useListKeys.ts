import { type RefObject, useEffect } from 'react';
import { singleKeysAreOn } from './singleKeys';
import { useStable } from './useStable';

/** Where keys write or choose, or something stands over the list. */
const OTHERS_KEYS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [popover], dialog, [role="dialog"]';

/**
 * Hears single keys meant for the list in `section`: while the focus is in it, and, for the first list of a page, while
 * nothing that can be operated has it. `press` answers whether the key does something.
 */
export function useListKeys(
  section: RefObject<HTMLElement | null>,
  press: (key: string, section: HTMLElement) => boolean,
): void {
  const hear = useStable((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
    const list = section.current;
    if (!list || !(target instanceof Element) || altKey || ctrlKey || metaKey || isComposing || defaultPrevented)
      return;
    const isMeant = list.contains(target) ? !target.closest(OTHERS_KEYS) : isFree(target) && isFirst(list);
    if (isMeant && singleKeysAreOn() && press(key, list)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hear]);
}

/** A heading has the focus when a page has just been opened. */
const isFree = (target: Element) => target === document.body || target.matches('h1');
const isFirst = (list: Element) =>
  document.querySelector('[data-list="page"]') === list && !document.querySelector('dialog[open]');

const rowsIn = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('tbody > [data-key]')];

/** The row that has the focus, or something in it. */
export const rowInFocus = (section: HTMLElement): HTMLElement | undefined =>
  rowsIn(section).find((row) => row.contains(document.activeElement));

/** Leads so many rows on; from elsewhere to the row that was last visited. */
export function moveOn(section: HTMLElement, by: number): void {
  const rows = rowsIn(section);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows.find(({ tabIndex }) => tabIndex === 0) : rows[at + by];
  next?.focus();
}
