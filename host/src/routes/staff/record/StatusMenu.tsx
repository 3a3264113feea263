import { type Status, statusNames } from '@forms/shared/contract';
import { StatusSign } from '@forms/shared/ui/status';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './StatusMenu.module.css';

interface StatusMenuProps<Word extends Status> {
  status: Word;
  /** What it can become, itself included. */
  statuses: readonly Word[];
  isSaving: boolean;
  onChange(status: Word): void;
}

/** The status as a button that opens what else it can be. A choice is made by Enter: arrow keys only look. */
export function StatusMenu<Word extends Status>({ status, statuses, isSaving, onChange }: StatusMenuProps<Word>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  function open() {
    setOpen(true);
    // Once it is drawn.
    requestAnimationFrame(() => items()[statuses.indexOf(status)]?.focus());
  }
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function choose(chosen: Word) {
    close();
    if (chosen !== status) onChange(chosen);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
      return;
    }
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') close();
    const all = items();
    const to = placeFor(
      event.key,
      all.findIndex((item) => item.matches(':focus')),
      all.length,
    );
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (to !== undefined) all[to]?.focus();
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus of the button and menu inside
    <div className={styles.place} onKeyDown={onKeyDown} onBlur={closeOutside}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={isSaving}
        onClick={() => (isOpen ? close() : open())}
      >
        <span className="visually-hidden">Status: </span>
        <StatusSign status={status} />
        <svg className={styles.chevron} viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id={id} ref={menu} className={styles.menu} role="menu" aria-label="Change the status" hidden={!isOpen}>
        {statuses.map((each) => (
          <button
            key={each}
            type="button"
            role="menuitemradio"
            aria-checked={each === status}
            tabIndex={-1}
            className={styles.item}
            onClick={() => choose(each)}
          >
            <StatusSign status={each} />
          </button>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isSaving ? 'Saving' : `Status is ${statusNames[status]}`}
      </span>
    </div>
  );
}

/** Where a key leads in a menu of so many items, from the one at `at`. */
function placeFor(key: string, at: number, items: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % items;
  if (key === 'ArrowUp') return (at - 1 + items) % items;
  if (key === 'Home') return 0;
  if (key === 'End') return items - 1;
  return undefined;
}
