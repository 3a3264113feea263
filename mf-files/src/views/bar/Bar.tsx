import type { ReactNode } from 'react';
import styles from './Bar.module.css';

/** The tools over a file, in groups; `end` stands at the row's end. */
export function Bar({ children, end }: { children?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** Tools that belong together. */
export function BarGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className={styles.group} role="group" aria-label={label}>
      {children}
    </div>
  );
}
