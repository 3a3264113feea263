import type { ReactNode } from 'react';
import { say } from '../words/say';
import { Bar } from './bar/Bar';
import styles from './views.module.css';

/** Keeps a page's place while a file is on its way; what can be done with any file can be done already. */
export function LoadingView({ actions }: { actions?: ReactNode }) {
  return (
    <>
      {actions && <Bar end={actions} />}
      <div className={styles.loading} role="status">
        <span className="visually-hidden">{say('Loading the file')}</span>
      </div>
    </>
  );
}
