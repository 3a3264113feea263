import { type ExportTotals, formatPence } from '@forms/shared/contract';
import styles from './Exports.module.css';

/** What is exported together: documents, money, and what that is by account code. */
export function Totals({ totals }: { totals: ExportTotals }) {
  const { invoices, creditNotes, moneyIn, moneyOut, writtenOff, accounts } = totals;
  const sums = [
    ['Invoices', invoices],
    ['Credited or cancelled', creditNotes],
    ['Money in', moneyIn],
    ['Money out', moneyOut],
    ...(writtenOff.count > 0 ? [['Written off', writtenOff] as const] : []),
  ] as const;
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, { count, amount }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatPence(amount)}</dd>
            <dd className={styles.quiet}>{count}</dd>
          </div>
        ))}
      </dl>
      {accounts.length > 0 && <ByAccount accounts={accounts} />}
    </>
  );
}

/** The same in double entry. Both columns come to the same. */
function ByAccount({ accounts }: Pick<ExportTotals, 'accounts'>) {
  const sum = (side: 'debit' | 'credit') => accounts.reduce((all, account) => all + account[side], 0);
  return (
    <table className={styles.table}>
      <caption>By account code</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Account</th>
          <th scope="col" className={styles.amount}>
            Debit
          </th>
          <th scope="col" className={styles.amount}>
            Credit
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ code, name, debit, credit }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{name}</td>
            <td className={styles.amount}>{debit > 0 && formatPence(debit)}</td>
            <td className={styles.amount}>{credit > 0 && formatPence(credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Together
          </th>
          <td className={styles.amount}>{formatPence(sum('debit'))}</td>
          <td className={styles.amount}>{formatPence(sum('credit'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
