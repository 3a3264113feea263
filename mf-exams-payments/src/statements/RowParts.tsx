import { formatPence, type Part } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { beyond } from './decisions';
import styles from './Statements.module.css';

/** What a row would be booked for: each invoice with what is owing for it, what would be to refund, and what stays nobody's. */
export function RowParts({ left, parts }: { left: number; parts: readonly Part[] | undefined }) {
  if (parts === undefined) return <p className={styles.quiet}>No invoice fits. Choose one, or leave it.</p>;
  if (parts.length === 0) return <p>Nobody’s yet: it will stand in the ledger until you know whose it is.</p>;
  const rest = -beyond(left, parts);
  return (
    <ul className={styles.parts}>
      {parts.map(({ invoice: { invoiceId, number, name, reference, owing }, amount }) => (
        <li key={invoiceId}>
          {formatPence(amount)} for <Link to={`/staff/invoice/${invoiceId}`}>{number}</Link>, {name}, {reference}
          <span className={styles.quiet}>
            {formatPence(owing)} owing{amount > owing && `, ${formatPence(amount - owing)} would be to refund`}
          </span>
        </li>
      ))}
      {rest > 0 && <li>{formatPence(rest)} stays nobody’s yet</li>}
    </ul>
  );
}
