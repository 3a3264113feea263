import type { KeyboardEvent } from 'react';
import styles from './Menu.module.css';
import { Popover, type PopoverProps } from './Popover';

interface MenuProps extends Omit<PopoverProps, 'children'> {
  items: readonly {
    label: string;
    onPress(): void;
    isDangerous?: boolean;
    /** Why it cannot be done now. */
    whyNot?: string | undefined;
  }[];
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Things to choose from, beside the button that opened them. Arrow keys lead through them. */
export function Menu({ items, anchor, label, onClose }: MenuProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (event.key === 'Tab') onClose();
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <div role="menu" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={item.whyNot ? styles.closed : item.isDangerous ? styles.danger : styles.item}
            aria-disabled={item.whyNot !== undefined}
            onClick={() => {
              if (item.whyNot) return;
              anchor.focus();
              onClose();
              item.onPress();
            }}
          >
            {item.label}
            {item.whyNot && <small> {item.whyNot}</small>}
          </button>
        ))}
      </div>
    </Popover>
  );
}
