import type { ComponentProps } from 'react';
import styles from './native.module.css';

/** The browser's own select in the look of the other controls: light, and every keyboard and phone knows how to use it. */
export function NativeSelect(props: ComponentProps<'select'>) {
  return <select {...props} className={styles.select} />;
}
