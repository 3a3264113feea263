import type { Campus } from '@forms/shared/contract';
import { Link, useLocation } from '@forms/shared/routing';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords';
import { focusByKey } from './focusByKey';
import styles from './Header.module.css';
import { Menu } from './Menu';
import { menusOf } from './menus';
import { PROVIDER } from './provider';

/** The brand with the campus' menus at its sides; on a small screen they open from one button. */
export function Header({ campus }: { campus: Campus }) {
  const { left, right } = menusOf[campus];
  const words = useWords();
  const { key } = useLocation();
  const [openMenu, setOpenMenu] = useState<string>();
  const [panelOpen, setPanelOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what is open
  useEffect(() => {
    setOpenMenu(undefined);
    setPanelOpen(false);
  }, [key]);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenMenu(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const menu = (group: (typeof left)[number]) => (
    <Menu
      key={group.title}
      group={group}
      open={openMenu === group.title}
      onToggle={(open) => setOpenMenu(open ? group.title : undefined)}
    />
  );
  const closePanel = () => {
    setPanelOpen(false);
    panelButton.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && panelOpen) closePanel();
    else
      focusByKey(event, [...event.currentTarget.querySelectorAll('button')], { back: 'ArrowLeft', on: 'ArrowRight' });
  };
  return (
    <header className={styles.header} ref={header}>
      <div className={styles.content}>
        <Link to="/" className={styles.brand}>
          <Crest />
          <span className={styles.name}>
            {PROVIDER}
            <span className={styles.campus}>{words.campuses[campus]}</span>
          </span>
        </Link>
        <button
          type="button"
          ref={panelButton}
          className={styles.panelButton}
          aria-expanded={panelOpen}
          aria-controls="menus"
          onClick={() => setPanelOpen(!panelOpen)}
        >
          {words.menu}
        </button>
        <nav id="menus" aria-label={words.site} className={styles.menus} data-open={panelOpen} onKeyDown={onKeyDown}>
          <ul>{left.map(menu)}</ul>
          <ul>{right.map(menu)}</ul>
        </nav>
      </div>
    </header>
  );
}

/** An open book under an arch. */
function Crest() {
  return (
    <svg className={styles.crest} viewBox="0 0 36 40" width="36" height="40" aria-hidden="true">
      <path d="M2 38V18C2 8 9 2 18 2s16 6 16 16v20Z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M18 19c-3-2.5-7-3-10.5-2.5V29c3.5-.5 7.5 0 10.5 2.5 3-2.5 7-3 10.5-2.5V16.5C25 16 21 16.5 18 19Zm0 0v12.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
