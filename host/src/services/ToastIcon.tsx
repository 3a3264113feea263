import type { Toast } from '@forms/shared/platform/services';
import styles from './ToastCard.module.css';

const shapes = {
  positive: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1.2 13L4.6 9.9 6 8.5l2.8 2.7L14 6l1.4 1.4L8.8 14Z',
  info: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 13.5H9V9h2v5.5Zm0-7H9v-2h2v2Z',
  warning: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 13.5H9v-2h2v2Zm0-3.5H9v-6h2v6Z',
  // The specification's report_problem: a triangle.
  negative: 'M10 1.5 .5 18h19L10 1.5Zm1 13.5H9v-2h2v2Zm0-3.5H9V7.5h2v4Z',
} as const;

/** The sign of a toast's kind, in the colour of its card. */
export function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={shapes[kind]} fill="currentColor" />
    </svg>
  );
}
