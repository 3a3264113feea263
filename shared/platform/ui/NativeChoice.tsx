import type { ComponentProps } from 'react';
import styles from './native.module.css';

interface NativeChoiceProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
}

/** The browser's own radio button or box to tick, with its words, which can be pressed too: a long form has hundreds. */
export const NativeChoice = ({ className = '', children, ...input }: NativeChoiceProps) => (
  <label className={`${styles.choice} ${className}`}>
    <input {...input} />
    <span>{children}</span>
  </label>
);
