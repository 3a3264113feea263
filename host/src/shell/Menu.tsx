import { NavLink } from '@forms/shared/platform/routing';
import { type KeyboardEvent, useId, useRef } from 'react';
import { focusByKey } from './focusByKey';
import styles from './Menu.module.css';
import type { MenuGroup } from './menus';

interface MenuProps {
  group: MenuGroup;
  open: boolean;
  onToggle(open: boolean): void;
}

/** One group of the site's menus: a button that discloses plain links. Arrow keys lead into them and along them. */
export function Menu({ group: { title, language, links }, open, onToggle }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const shown = [...(list.current?.querySelectorAll('a') ?? [])];
    if (event.key === 'Escape') {
      event.preventDefault();
      onToggle(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      shown[0]?.focus();
    } else {
      focusByKey(event, shown, { back: 'ArrowUp', on: 'ArrowDown' });
    }
  };
  return (
    <li className={styles.menu} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        lang={language}
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
      >
        {title}
        <svg className={styles.chevron} viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={id} ref={list} className={styles.links} hidden={!open}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
