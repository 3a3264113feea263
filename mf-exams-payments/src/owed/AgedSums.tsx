import { type Aged, ageLabels, ages, formatPence } from '@forms/shared/contract';
import styles from './Owed.module.css';

/** What is owing together, by age, and sums that stand beside it. */
export function AgedSums({ aged, owing, beside }: { aged: Aged; owing: number; beside: readonly [string, number][] }) {
  const sums: [string, number][] = [
    ['Owing', owing],
    ...ages.map((age): [string, number] => [ageLabels[age], aged[age]]),
    ...beside.filter(([, pence]) => pence !== 0),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([name, pence]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatPence(pence)}</dd>
        </div>
      ))}
    </dl>
  );
}
