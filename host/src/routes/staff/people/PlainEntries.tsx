import type { ReactNode } from 'react';
import plain from '../plain-list/PlainList.module.css';
import styles from './PersonParts.module.css';

interface PlainEntriesProps {
  /** `end` is what stands at the end of each: how far it is, and what can be done with it. */
  rows: readonly { key: string; title: ReactNode; said: string; quiet?: string; end?: ReactNode }[];
  none?: string;
}

/** Entries with their words. */
export function PlainEntries({ rows, none }: PlainEntriesProps) {
  if (rows.length === 0) return none ? <p>{none}</p> : null;
  return (
    <ul className={plain.list}>
      {rows.map(({ key, title, said, quiet, end }) => (
        <li key={key} className={plain.entry}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {said && <p>{said}</p>}
            {quiet && <p className={styles.quiet}>{quiet}</p>}
          </div>
          {end && <div className={styles.end}>{end}</div>}
        </li>
      ))}
    </ul>
  );
}
