import styles from './FreeText.module.css';

/** What somebody wrote, with its line breaks. */
export function FreeText({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}
