import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** Leads past a frame to its page; seen once it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a href="#main" className={styles.skip}>
      {children}
    </a>
  );
}
