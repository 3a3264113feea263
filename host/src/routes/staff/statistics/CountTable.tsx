import { figure } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import styles from './Statistics.module.css';

const written = (shown: ReactNode) => (typeof shown === 'number' ? figure(shown) : shown);

interface CountTableProps {
  /** What is counted by, as the head of its column, and what each number of a row is. */
  heads: readonly [what: string, ...figures: string[]];
  rows: readonly { key: string; name: ReactNode; figures: readonly ReactNode[]; bar: ReactNode }[];
  /** Its names are long. */
  wide?: boolean;
}

/** Numbers by what they are counted by, each row with a bar for whoever sees it. */
export function CountTable({ heads: [what, ...heads], rows, wide = false }: CountTableProps) {
  return (
    <table className={wide ? `${styles.bars} ${styles.wide}` : styles.bars}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.number}>
              {head}
            </th>
          ))}
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures, bar }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {heads.map((head, at) => (
              <td key={head} className={styles.number}>
                {written(figures[at])}
              </td>
            ))}
            <td aria-hidden="true" className={styles.track}>
              {bar}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
