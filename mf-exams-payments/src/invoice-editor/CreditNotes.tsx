import { capital, documentNames, formatPence, type Invoice, shownDay } from '@forms/shared/contract';
import styles from './Payments.module.css';

/** The credit notes of an invoice, oldest first, with what each took off. */
export function CreditNotes({ invoice: { campus, creditNotes } }: { invoice: Invoice }) {
  if (creditNotes.length === 0) return null;
  const name = capital(documentNames(campus).creditNote);
  return (
    <section className={styles.payments} aria-label={`${name}s`}>
      <table className={styles.table}>
        <caption>{name}s</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {creditNotes.map(({ id, number, date, amount, lines, reason, author }) => (
            <tr key={id}>
              <td>
                {number}
                {lines.map(({ description, amount }) => (
                  <span key={description} className={styles.quiet}>
                    {description}, {formatPence(-amount)}
                  </span>
                ))}
                <span className={styles.quiet}>{[shownDay(date), reason, author].join(', ')}</span>
              </td>
              <td className={styles.amount}>{formatPence(-amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
