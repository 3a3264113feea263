import type { ReactNode } from 'react';
import styles from './Statistics.module.css';
import { shareOf } from './shareOf';
import type { Begun } from './visitCounts';
import { Within } from './Within';

interface BegunBarsProps {
  /** What is counted by, as the head of its column. */
  what: string;
  rows: readonly Begun[];
  /** How a row is named; by its label where it is not said. */
  nameOf?: (row: Begun) => ReactNode;
}

/** How many began and finished, each with a bar as long as those who began, and within it those who finished. */
export function BegunBars({ what, rows, nameOf = ({ label }) => label }: BegunBarsProps) {
  const most = Math.max(1, ...rows.flatMap(({ begun, finished }) => [begun, finished]));
  return (
    <table className={`${styles.bars} ${styles.wide}`}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className={styles.number}>
            Begun
          </th>
          <th scope="col" className={styles.number}>
            Finished
          </th>
          <th scope="col" className={styles.number}>
            Share
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{nameOf(row)}</th>
            <td className={styles.number}>{row.begun}</td>
            <td className={styles.number}>{row.finished}</td>
            <td className={styles.number}>{shareOf(row.finished, row.begun)}</td>
            <td aria-hidden="true" className={styles.track}>
              <Within most={most} whole={row.begun} part={row.finished} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
