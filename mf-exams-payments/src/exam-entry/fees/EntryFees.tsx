import { type ExamEntry, formatPence, type InvoiceFooterItem, invoiceTotal } from '@forms/shared/contract';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { calls } from '../../calls';
import { offerOf, useExamIndex } from '../search/useExamIndex';
import styles from './EntryFees.module.css';
import { type ExamFees, feesOfOffers } from './split';
import { useFocusInSight } from './useFocusInSight';

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
  const bar = <FeesBar fees={feesOfOffers(offers)} several={offers.length > 1} footer={footer} form={form} />;
  return form ? createPortal(bar, form) : bar;
}

interface FeesBarProps {
  fees: ExamFees;
  several: boolean;
  footer: readonly InvoiceFooterItem[];
  form: HTMLFormElement | null;
}

function FeesBar({ fees: { total, split }, several, footer, form }: FeesBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusInSight(form, bar);
  const parts = split
    ? [
        { id: 'boards', description: several ? 'Board fees' : 'Board fee', cost: split.boards },
        { id: 'centre', description: several ? 'Centre charges' : 'Centre charge', cost: split.centre },
      ]
    : [{ id: 'exams', description: several ? 'Exams' : 'Exam', cost: total }];
  return (
    <div className={styles.place}>
      <section ref={bar} className={styles.fees} aria-label="Fees so far">
        <p className={styles.total} role="status">
          <span>Total so far</span> <strong>{formatPence(total + invoiceTotal(footer))}</strong>
        </p>
        <ul className={styles.parts}>
          {[...parts, ...footer].map(({ id, description, cost }) => (
            <li key={id}>
              {description} <span>{formatPence(cost)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
