import type { Explanation } from './definition/explanation';
import styles from './Explained.module.css';

/** What stands at the cursor, and what it means. The line keeps its height, so that nothing moves while one writes. */
export function Explained({ explanation }: { explanation: Explanation | undefined }) {
  return (
    <p className={styles.explained}>
      {explanation && <strong>{explanation.where}</strong>} {explanation?.description}
    </p>
  );
}
