import { type AccountInvoice, formatPence, RECORD_PAYMENT, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './Owed.module.css';
import { Reminders } from './Reminders';

/** What is open on an account, an invoice a row, oldest first. */
export function OpenInvoices({ invoices, day }: { invoices: readonly AccountInvoice[]; day: string }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Open invoices</caption>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Due</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col" className={styles.amount}>
            Paid
          </th>
          <th scope="col" className={styles.amount}>
            Owing
          </th>
          <th scope="col">Reminders</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row">
              <Link to={`/staff/invoice/${invoice.id}`}>{invoice.number}</Link>
              <span className={styles.quiet}>
                {invoice.name}, {invoice.reference}, {shortDay(invoice.date)}
              </span>
            </th>
            <td data-label="Due">
              <Dues dues={invoice.dues} day={day} />
            </td>
            <td className={styles.amount} data-label="Amount">
              <span>{formatPence(invoice.amount)}</span>
            </td>
            <td className={styles.amount} data-label="Paid">
              <span>{formatPence(invoice.received)}</span>
            </td>
            <td className={styles.amount} data-label="Owing">
              <span>{formatPence(invoice.owing)}</span>
              {invoice.credit > 0 && <span className={styles.quiet}>{formatPence(invoice.credit)} overpaid</span>}
              {invoice.owing > 0 && (
                <Link className={styles.quiet} to={`/staff/invoice/${invoice.id}?${RECORD_PAYMENT}`}>
                  Record payment<span className="visually-hidden"> for {invoice.number}</span>
                </Link>
              )}
            </td>
            <td data-label="Reminders">
              <Reminders invoice={invoice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days of payment; with several, what each asks. */
function Dues({ dues, day }: Pick<AccountInvoice, 'dues'> & { day: string }) {
  if (dues.length === 0) return <span>No day</span>;
  return (
    <ul className={styles.dues}>
      {dues.map(({ dueDate, owing }) => (
        <li key={dueDate}>
          {shortDay(dueDate)}
          {dues.length > 1 && `: ${owing === 0 ? 'paid' : formatPence(owing)}`}
          {owing > 0 && dueDate < day && <span className={styles.overdue}> overdue</span>}
        </li>
      ))}
    </ul>
  );
}
