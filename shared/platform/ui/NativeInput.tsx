import type { ComponentProps } from 'react';
import styles from './native.module.css';

/** The browser's own input for one line, in the look of the other controls: a long form has hundreds. */
export function NativeInput({ className = '', ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${styles.control} ${className}`} />;
}
