import { language } from '../words/language';
import styles from './Loading.module.css';
import { useLongWait } from './LongWait';

const loading = { 'en-GB': 'Loading', 'pt-PT': 'A carregar' };

/** Grey lines where words will stand: keeps the layout while something loads. `of` says what, to a screen reader. */
export function Loading({ of, lines = 4 }: { of: string; lines?: number }) {
  const said = useLongWait(true);
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">
        {loading[language()]} {of}
      </span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <span key={at} className={styles.line} />
      ))}
      {said && <p>{said}</p>}
    </div>
  );
}
