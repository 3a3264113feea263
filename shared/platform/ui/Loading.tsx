import styles from './Loading.module.css';

/** Grey lines where words will stand: keeps the layout while something loads. `of` says what, to a screen reader. */
export function Loading({ of, lines = 4 }: { of: string; lines?: number }) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading {of}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <span key={at} className={styles.line} />
      ))}
    </div>
  );
}
