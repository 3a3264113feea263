import { formatPence, type MoneyOfMonth } from '@forms/shared/contract';
import styles from './Statistics.module.css';

const written = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A month (`YYYY-MM`) as people read it. */
const monthNamed = (month: string): string => written.format(new Date(`${month}-01`));

export const sums = {
  invoiced: 'Invoiced',
  credited: 'Credited',
  received: 'Received',
  refunded: 'Refunded',
} as const satisfies Record<keyof Omit<MoneyOfMonth, 'month'>, string>;
export const sumNames = Object.keys(sums) as (keyof typeof sums)[];

/** What was asked and what moved, month by month, and all of it together. */
export function Money({ months }: { months: readonly MoneyOfMonth[] }) {
  return (
    <table className={styles.money}>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {sumNames.map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {sums[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{monthNamed(month.month)}</th>
            {sumNames.map((name) => (
              <td key={name} data-label={sums[name]} className={styles.number}>
                {formatPence(month[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All of it</th>
          {sumNames.map((name) => (
            <td key={name} data-label={sums[name]} className={styles.number}>
              {formatPence(months.reduce((sum, month) => sum + month[name], 0))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
