import { formatPence, shownDay } from '@forms/shared/contract';
import styles from './ApplicationPayment.module.css';

interface TransferDetailsProps {
  /** Pence. */
  amount: number;
  dueDate: string | null;
  /** The account, a line each as `Sort code: 12-34-56`. */
  lines: readonly string[];
}

/** What somebody types in who pays from their bank. */
export function TransferDetails({ amount, dueDate, lines }: TransferDetailsProps) {
  const due = dueDate === null ? [] : [`To be paid by: ${shownDay(dueDate)}`];
  const facts = [`Amount: ${formatPence(amount)}`, ...due, ...lines].map((line) => line.split(/: (.*)/s));
  return (
    <div className={styles.transfer}>
      <h3>Pay by bank transfer</h3>
      <dl>
        {facts.map(([name = '', value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {facts.map(([text, value]) => (value === undefined ? <p key={text}>{text}</p> : null))}
    </div>
  );
}
