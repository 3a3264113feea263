import styles from './Statistics.module.css';

interface WithinProps {
  /** The largest number that is drawn beside it. */
  most: number;
  /** Of which the number is a part, where it is. */
  whole?: number;
  part: number;
}

/** A bar as long as a whole, filled as far as its part; one that is of no whole is filled. */
export function Within({ most, whole = 0, part }: WithinProps) {
  const longAs = (count: number) => ({ inlineSize: `${(count / most) * 100}%` });
  return (
    <>
      {whole > 0 && <div className={styles.outline} style={longAs(whole)} />}
      <div className={styles.bar} style={longAs(part)} />
    </>
  );
}
