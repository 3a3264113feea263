import {
  type AccountRow,
  accountRowLabels,
  type Campus,
  capital,
  documentNames,
  formatPence,
  type PayerStatement,
  shortDay,
} from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './PayerStatement.module.css';

/** The rows of a statement, from the balance brought forward to that at its end. */
export function StatementRows({ statement }: { statement: PayerStatement }) {
  const { from, to, opening, rows, closing } = statement;
  return (
    <div>
      <table className={styles.table}>
        <caption className="visually-hidden">
          What was charged and paid, {shortDay(from)} to {shortDay(to)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col" className={styles.amount}>
              Charged
            </th>
            <th scope="col" className={styles.amount}>
              Paid or credited
            </th>
            <th scope="col" className={styles.amount}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          <Balance day={from} name="Brought forward" pence={opening} />
          {rows.map((row) => (
            <Row key={row.id} row={row} campus={statement.campus} />
          ))}
          <Balance day={to} name="Balance" pence={closing} isLast />
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.nothing}>Nothing was charged or paid in this period.</p>}
    </div>
  );
}

function Row({ row, campus }: { row: AccountRow; campus: Campus }) {
  const { on, kind, number, about, for: invoices, reference, change, balance } = row;
  return (
    <tr>
      <td data-label="Date">
        <span>{shortDay(on)}</span>
      </td>
      <th scope="row">
        {labelOf(kind, campus)} {kind !== 'invoice' && number}
        {kind !== 'invoice' && invoices.length > 0 && ' for '}
        {invoices.map((invoice, at) => (
          <span key={invoice.id}>
            {at > 0 && ', '}
            <Link to={`/staff/invoice/${invoice.id}`}>{invoice.number}</Link>
          </span>
        ))}
        {[about, reference]
          .filter((text) => text !== '')
          .map((text) => (
            <span key={text} className={styles.quiet}>
              {text}
            </span>
          ))}
      </th>
      <td data-label="Charged" className={styles.amount}>
        {change > 0 && <span>{formatPence(change)}</span>}
      </td>
      <td data-label="Paid or credited" className={styles.amount}>
        {change < 0 && <span>{formatPence(-change)}</span>}
      </td>
      <td data-label="Balance" className={styles.amount}>
        <span>{formatPence(balance)}</span>
      </td>
    </tr>
  );
}

function labelOf(kind: AccountRow['kind'], campus: Campus): string {
  const { invoice, creditNote } = documentNames(campus);
  if (kind === 'invoice') return capital(invoice);
  return kind === 'credit-note' ? capital(creditNote) : accountRowLabels[kind];
}

interface BalanceProps {
  day: string;
  name: string;
  pence: number;
  isLast?: boolean;
}

/** The balance at an end of the period. */
function Balance({ day, name, pence, isLast = false }: BalanceProps) {
  return (
    <tr className={isLast ? styles.last : styles.first}>
      <td data-label="Date">
        <span>{shortDay(day)}</span>
      </td>
      <th scope="row">{name}</th>
      <td className={styles.none} />
      <td className={styles.none} />
      <td data-label="Balance" className={styles.amount}>
        <span>{formatPence(pence)}</span>
      </td>
    </tr>
  );
}
