import {
  correctAnswers,
  documentNames,
  type Enquiry,
  formatPence,
  isDraft,
  priceChanges,
} from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { useSyncExternalStore } from 'react';
import type { FormEngine } from '../engine/formEngine';
import styles from './CorrectAnswers.module.css';

/** What the answers as they are written change of the price, before they are saved; nothing where they change nothing. */
export function PriceChanges({ engine, enquiry }: { engine: FormEngine; enquiry: Enquiry }) {
  const values = useSyncExternalStore(engine.store.watchAll, engine.store.values);
  const changes = values && priceChanges(enquiry, correctAnswers(enquiry, engine.payload()).pages);
  return (
    <div role="status">
      {changes.length > 0 && (
        <Notice title={titleOf(changes.reduce((sum, { amount }) => sum + amount, 0))}>
          <ul className={styles.prices}>
            {changes.map(({ description, amount }) => (
              <li key={description}>
                {description}: {amount > 0 ? '+' : '−'}
                {formatPence(Math.abs(amount))}
              </li>
            ))}
          </ul>
          <p>{followedBy(enquiry, changes)}</p>
        </Notice>
      )}
    </div>
  );
}

function titleOf(sum: number): string {
  if (sum === 0) return 'The lines of the price change, and their sum stays';
  return `The price ${sum > 0 ? 'rises' : 'falls'} by ${formatPence(Math.abs(sum))}`;
}

/** What becomes of the invoice. */
function followedBy({ invoiceStatus, seller }: Enquiry, changes: ReturnType<typeof priceChanges>): string {
  const [isMore, isLess] = [changes.some(({ amount }) => amount > 0), changes.some(({ amount }) => amount < 0)];
  const { invoice, creditNote } = documentNames(seller);
  if (invoiceStatus === null) {
    return isMore
      ? `No ${invoice} is out: what is asked more waits in a draft.`
      : `No ${invoice} is out: nothing is credited.`;
  }
  if (isDraft(invoiceStatus)) return `The ${invoice} is a draft: please change its lines there.`;
  if (invoiceStatus === 'cancelled') return `The ${invoice} is cancelled: nothing of it changes.`;
  const sent = [
    isMore && `a new ${invoice} takes the place of the one that is out`,
    isLess && `a ${creditNote} is issued`,
  ];
  const said = sent.filter((each) => each !== false).join(', and ');
  return `When you save, ${said}, with the letters of each.`;
}
