import { SafeHtml } from '../html/SafeHtml';
import type { ControlProps } from './control';
import styles from './HeadingField.module.css';

/** Words between fields: `header` begins a part of the page, `section` a part of that. */
export function HeadingField({ field }: ControlProps) {
  const { type, title, label, caption, text, html } = field.definition;
  const heading = title ?? label;
  return (
    <div className={type === 'header' ? styles.header : styles.section}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {caption && <p className={styles.caption}>{caption}</p>}
      {text && <p>{text}</p>}
      {html && <SafeHtml html={html} />}
    </div>
  );
}
