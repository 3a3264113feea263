import { type Aged, ageLabels, ages, formatPence } from '@forms/shared/contract';
import styles from './Owed.module.css';

type Sum = [name: string, pence: number | undefined];

/** What is owing together, by age, and sums that stand beside it. Until they are known they keep their places. */
export function AgedSums({ aged, beside }: { aged: Aged | undefined; beside: readonly Sum[] }) {
  const sums: Sum[] = [
    ['Owing', aged && ages.reduce((sum, age) => sum + aged[age], 0)],
    ...ages.map((age): Sum => [ageLabels[age], aged?.[age]]),
    ...beside,
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([name, pence]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{pence === undefined ? '–' : formatPence(pence)}</dd>
        </div>
      ))}
    </dl>
  );
}
