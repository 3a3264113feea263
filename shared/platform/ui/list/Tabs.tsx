import type { KeyboardEvent } from 'react';
import { figure } from './figure';
import type { List } from './listState';
import styles from './Tabs.module.css';

interface TabsProps<Row> {
  title: string;
  /** The rows have come, and can be counted. */
  isKnown: boolean;
  list: List<Row>;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Several lists in one, each with its number of rows. Arrow keys lead from one to the next. */
export function Tabs<Row>({ title, isKnown, list: { tabs, look, openTab } }: TabsProps<Row>) {
  if (tabs.length === 0) return null;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const at = tabs.findIndex(({ key }) => key === look.tab);
    const next = (at + step + tabs.length) % tabs.length;
    event.preventDefault();
    openTab(tabs[next]?.key ?? '');
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={title} className={styles.tabs} onKeyDown={move}>
      {tabs.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === look.tab}
          tabIndex={key === look.tab ? 0 : -1}
          onClick={() => openTab(key)}
        >
          {label} <span className={styles.count}>{isKnown && count !== undefined && figure(count)}</span>
        </button>
      ))}
    </div>
  );
}
