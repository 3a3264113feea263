import type { SelectHTMLAttributes } from 'react';
import styles from '../control.module.css';

/** The browser's own select in the form's dress: light, and better on a phone than any drawn one. */
export function NativeSelect(select: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={styles.select} {...select} />;
}
