import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './ChoiceMenu.module.css';

interface ChoiceMenuProps<Word extends string> {
  /** What is chosen, as `Status`. */
  label: string;
  value: Word;
  /** What it can become, itself included. */
  choices: readonly Word[];
  labels: Readonly<Record<Word, string>>;
  /** Draws a choice in another way than its words. */
  draw?(choice: Word): ReactNode;
  isSaving: boolean;
  onChange(choice: Word): void;
}

/** A value as a button that opens what else it can be. A choice is made by Enter: arrow keys only look. */
export function ChoiceMenu<Word extends string>(props: ChoiceMenuProps<Word>) {
  const { label, value, choices, labels, draw = (choice) => labels[choice], isSaving, onChange } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  function open() {
    setOpen(true);
    // Once it is drawn.
    requestAnimationFrame(() => items()[choices.indexOf(value)]?.focus());
  }
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function choose(chosen: Word) {
    close();
    if (chosen !== value) onChange(chosen);
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
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus of the button and menu inside
    <div className={styles.place} onKeyDown={onKeyDown} onBlur={closeOnLeave}>
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
        <span className="visually-hidden">{label}: </span>
        {draw(value)}
        <svg className={styles.chevron} viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        id={id}
        ref={menu}
        className={styles.menu}
        role="menu"
        aria-label={`Change the ${label.toLowerCase()}`}
        hidden={!isOpen}
      >
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            role="menuitemradio"
            aria-checked={each === value}
            tabIndex={-1}
            className={styles.item}
            onClick={() => choose(each)}
          >
            {draw(each)}
          </button>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isSaving ? 'Saving' : `${label} is ${labels[value]}`}
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
