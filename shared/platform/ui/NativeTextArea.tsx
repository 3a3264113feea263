import type { ComponentProps } from 'react';
import styles from './native.module.css';

/** The browser's own box for several lines, in the look of the other controls. */
export function NativeTextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={styles.area} />;
}
