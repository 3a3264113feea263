import {
  entryKindLabels,
  formatPence,
  type Invoice,
  isReversible,
  type MoneyEntry,
  shownDay,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import styles from './Payments.module.css';
import { ReversalDialog } from './ReversalDialog';

/** The money that moved for an invoice, oldest first. What staff recorded by mistake they undo here. */
export function Payments({ invoice }: { invoice: Invoice }) {
  const { entries } = invoice;
  const [undoing, setUndoing] = useState<MoneyEntry>();
  if (entries.length === 0) return null;
  const isUndone = ({ id }: MoneyEntry) => entries.some(({ reverses }) => reverses === id);
  return (
    <section className={styles.payments} aria-label="Payments">
      <table className={styles.table}>
        <caption>Payments</caption>
        <thead>
          <tr>
            <th scope="col">Payment</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                {entryKindLabels[entry.kind]}
                {isUndone(entry) && ' (undone)'}
                <span className={styles.quiet}>
                  {[shownDay(entry.receivedOn), entry.reference, entry.note, entry.author].filter(Boolean).join(', ')}
                </span>
              </td>
              <td className={styles.amount}>{formatPence(entry.amount)}</td>
              <td className={styles.tools}>
                {isReversible(entry, entries) && (
                  <Button
                    type="text"
                    size="small"
                    danger
                    aria-label={`Undo ${entryKindLabels[entry.kind]}, ${formatPence(entry.amount)}`}
                    onClick={() => setUndoing(entry)}
                  >
                    Undo
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {undoing && <ReversalDialog invoice={invoice} entry={undoing} onClose={() => setUndoing(undefined)} />}
    </section>
  );
}
