import { Link } from '@forms/shared/routing';
import { type KeyboardEvent, useId, useRef } from 'react';
import styles from './Menu.module.css';
import type { MenuGroup } from './menus';

interface MenuProps {
  group: MenuGroup;
  open: boolean;
  onToggle(open: boolean): void;
}

/** One group of the site's menus: a button that discloses plain links. */
export function Menu({ group, open, onToggle }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    onToggle(false);
    button.current?.focus();
  };
  return (
    <li className={styles.menu} onKeyDown={closeOnEscape}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
      >
        {group.title}
        <svg className={styles.chevron} viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={id} className={styles.links} hidden={!open}>
        {group.links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
