import type { FieldDefinition } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import styles from './HeadingField.module.css';

interface HeadingWordsProps {
  definition: FieldDefinition;
  /** What comes under them. */
  children?: ReactNode;
}

/** The words between fields that need nothing to be drawn: neither what cleans HTML nor a button. */
export function HeadingWords({ definition: { type, title, label, caption, text }, children }: HeadingWordsProps) {
  const heading = title ?? label;
  return (
    <div className={type === 'header' ? styles.header : styles.section}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {caption && <p className={styles.caption}>{caption}</p>}
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
