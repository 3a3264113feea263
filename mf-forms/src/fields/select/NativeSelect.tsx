import type { SelectHTMLAttributes } from 'react';
import styles from './NativeSelect.module.css';

/** The browser's own select in the form's dress: light, and better on a phone than any drawn one. */
export function NativeSelect({ className = '', ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={`${styles.select} ${className}`} {...select} />;
}
