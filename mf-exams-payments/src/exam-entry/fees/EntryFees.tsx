import { type ExamEntry, formatPence, invoiceTotal } from '@forms/shared/contract';
import { createPortal } from 'react-dom';
import { calls } from '../../calls';
import { offerOf, useExamIndex } from '../search/useExamIndex';
import styles from './EntryFees.module.css';
import { feesOfOffers } from './split';

interface EntryFeesProps {
  entries: readonly ExamEntry[];
  /** The form that the exams are entered in, at whose foot the total stays in sight; without one it stands here. */
  form: HTMLFormElement | null;
}

/** What the exams entered so far cost, as the invoice will have it; nothing while that is not known. */
export default function EntryFees({ entries, form }: EntryFeesProps) {
  const { index } = useExamIndex();
  const footer = calls.useExamsInvoiceFooterQuery().data;
  const offers = entries.flatMap(({ formData }) => (index && offerOf(index, formData)) ?? []);
  if (!footer || offers.length < entries.length) return null;

  const { total, split } = feesOfOffers(offers);
  const parts = split
    ? [
        { id: 'boards', description: offers.length === 1 ? 'Board fee' : 'Board fees', cost: split.boards },
        { id: 'centre', description: offers.length === 1 ? 'Centre charge' : 'Centre charges', cost: split.centre },
      ]
    : [{ id: 'exams', description: 'Exams', cost: total }];
  const bar = (
    <section className={styles.fees} aria-label="Fees so far">
      <p className={styles.total} role="status">
        <span>Total so far</span> <strong>{formatPence(total + invoiceTotal(footer))}</strong>
      </p>
      <ul className={styles.parts}>
        {[...parts, ...footer].map(({ id, description, cost }) => (
          <li key={id}>
            {description} {formatPence(cost)}
          </li>
        ))}
      </ul>
    </section>
  );
  return form ? createPortal(bar, form) : bar;
}
