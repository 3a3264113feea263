import type { Counted } from './counts';
import styles from './Statistics.module.css';
import { shareOf } from './shareOf';

interface BarsProps {
  /** What is counted, as the head of its column. */
  what: string;
  rows: readonly Counted[];
  /** Of all that is counted; where it is given, each has its share of it. */
  total?: number;
}

/** Numbers, each with a bar as long as it is beside the largest. */
export function Bars({ what, rows, total }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={styles.bars}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className={styles.number}>
            Number
          </th>
          {total !== undefined && (
            <th scope="col" className={styles.number}>
              Share
            </th>
          )}
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.number}>{count}</td>
            {total !== undefined && <td className={styles.number}>{shareOf(count, total)}</td>}
            <td aria-hidden="true" className={styles.track}>
              <div className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
