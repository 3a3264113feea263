import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Outcome, RowAction } from './listProps';
import styles from './RowMenu.module.css';

interface RowMenuProps {
  /** The button that it belongs to. */
  anchor: HTMLElement;
  actions: readonly RowAction[];
  onOutcome(outcome: Outcome): void;
  onClose(): void;
}

/** What can be done with one row, beside its button. Arrow keys lead through it, Escape closes it. */
export function RowMenu({ anchor, actions, onOutcome, onClose }: RowMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const closed = useRef(onClose);
  closed.current = onClose;

  useLayoutEffect(() => {
    const box = menu.current;
    if (!box) return;
    const toggled = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') closed.current();
    };
    box.addEventListener('toggle', toggled);
    box.showPopover();
    const { right, bottom, top } = anchor.getBoundingClientRect();
    const fits = bottom + box.offsetHeight < window.innerHeight;
    box.style.left = `${Math.max(8, right - box.offsetWidth)}px`;
    box.style.top = `${fits ? bottom : Math.max(8, top - box.offsetHeight)}px`;
    box.querySelector('button')?.focus();
    return () => box.removeEventListener('toggle', toggled);
  }, [anchor]);

  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = items.findIndex((item) => item.matches(':focus'));
    items[(at + step + items.length) % items.length]?.focus();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={anchor.ariaLabel ?? ''}
      className={styles.menu}
      onKeyDown={keyDown}
    >
      {actions.map(({ label, isDangerous, onPress }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={isDangerous ? styles.danger : undefined}
          onClick={() => {
            menu.current?.hidePopover();
            anchor.focus();
            onOutcome(onPress());
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
