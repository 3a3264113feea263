import { type Campus, PROVIDER } from '@forms/shared/contract';
import { Link, useLocation } from '@forms/shared/platform/routing';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { LinesContext } from '../federation/lines';
import { useTranslation } from '../translation/useTranslation';
import { Crest } from './Crest';
import { focusByKey } from './focusByKey';
import styles from './Header.module.css';
import { Menu } from './Menu';
import { broughtLinks, menusOf } from './menus';

/** The brand with the campus' menus at its sides; on a small screen they open from one button. */
export function Header({ campus }: { campus: Campus }) {
  const { left, right } = menusOf[campus];
  const { read = {} } = use(LinesContext);
  const labels = useTranslation();
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
    const closeOnLeave = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenMenu(undefined);
    };
    document.addEventListener('pointerdown', closeOnLeave);
    document.addEventListener('focusin', closeOnLeave);
    return () => {
      document.removeEventListener('pointerdown', closeOnLeave);
      document.removeEventListener('focusin', closeOnLeave);
    };
  }, []);

  const menu = (group: (typeof left)[number]) => (
    <Menu
      key={group.title}
      group={{ ...group, links: [...group.links, ...broughtLinks(read, campus, group.title)] }}
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
            <span className={styles.campus}>{labels.campuses[campus]}</span>
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
          {labels.menu}
        </button>
        <nav id="menus" aria-label={labels.site} className={styles.menus} data-open={panelOpen} onKeyDown={onKeyDown}>
          <ul>{left.map(menu)}</ul>
          <ul>{right.map(menu)}</ul>
        </nav>
      </div>
    </header>
  );
}
