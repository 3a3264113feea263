import styles from './Words.module.css';

/** What somebody wrote, with its line breaks. */
export function Words({ children }: { children: string }) {
  return <p className={styles.words}>{children}</p>;
}
