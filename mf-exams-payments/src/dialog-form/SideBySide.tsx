import type { ReactNode } from 'react';
import styles from './DialogForm.module.css';

/** Short fields of a dialog beside each other, two in a row where there is room: so that it is not as high as the screen. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className={styles.sideBySide}>{children}</div>
);
