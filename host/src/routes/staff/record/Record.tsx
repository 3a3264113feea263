import { type ReactNode, useId } from 'react';
import styles from './Record.module.css';

interface RecordProps {
  /** The status, and ways to act. */
  actions?: ReactNode;
  /** What stands beside on a wide screen, under it on a small one. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One entry of a list, opened: what can be done with it above, what is in it below. */
export function Record({ actions, beside, children }: RecordProps) {
  return (
    <div className={styles.record}>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={beside ? styles.parted : styles.whole}>
        <div className={styles.inside}>{children}</div>
        {beside && <div className={`${styles.inside} ${styles.beside}`}>{beside}</div>}
      </div>
    </div>
  );
}

/** A titled part of it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
