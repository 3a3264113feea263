import styles from './Statistics.module.css';
import { shareOf } from './shareOf';
import type { Reached } from './visitCounts';
import { Within } from './Within';

interface FunnelProps {
  steps: readonly Reached[];
  begun: number;
}

/** How many came to each step of a form, and how many stopped there. */
export function Funnel({ steps, begun }: FunnelProps) {
  const most = Math.max(1, begun, ...steps.map(({ reached }) => reached));
  return (
    <table className={`${styles.bars} ${styles.wide}`}>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" className={styles.number}>
            Reached
          </th>
          <th scope="col" className={styles.number}>
            Share
          </th>
          <th scope="col" className={styles.number}>
            Stopped here
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, label, reached, stopped }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.number}>{reached}</td>
            <td className={styles.number}>{shareOf(reached, begun)}</td>
            <td className={styles.number}>{stopped}</td>
            <td aria-hidden="true" className={styles.track}>
              <Within most={most} whole={reached} part={Math.max(0, reached - stopped)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
