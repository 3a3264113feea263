import { formatPence, shownDay } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';
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
  const due = dueDate === null ? [] : [`${say('To be paid by')}: ${shownDay(dueDate, language())}`];
  const facts = [`${say('Amount')}: ${formatPence(amount, language())}`, ...due, ...lines].map((line) =>
    line.split(/: (.*)/s),
  );
  return (
    <div className={styles.transfer}>
      <h3>{say('Pay by bank transfer')}</h3>
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
