import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  /** What it means and what can be done. */
  children?: ReactNode;
  /** Buttons, under the words. */
  actions?: ReactNode;
}

/** Something a person should know, where it matters. Errors are announced at once, the rest when there is a pause. */
export function Notice({ kind = 'info', title, children, actions }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
