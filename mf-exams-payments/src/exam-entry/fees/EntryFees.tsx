import {
  catalogueParts,
  catalogueSaid,
  type ExamEntry,
  formatPence,
  type InvoiceFooterItem,
  invoiceTotal,
  shownDay,
} from '@forms/shared/contract';
import { InLanguages, language } from '@forms/shared/platform/words';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { calls } from '../../calls';
import { say } from '../../words/say';
import type { Offer } from '../search/searchExams';
import { offerOf, useExamIndex } from '../search/useExamIndex';
import styles from './EntryFees.module.css';
import { feesOfOffers } from './split';
import { useFocusInSight } from './useFocusInSight';

interface EntryFeesProps {
  entries: readonly ExamEntry[];
  /** The form that the exams are entered in, at whose foot the total stays in sight; without one it stands here. */
  form: HTMLFormElement | null;
}

/** What the exams entered so far cost, as the invoice will have it; nothing while that is not known, or where one is not on offer. */
export default function EntryFees({ entries, form }: EntryFeesProps) {
  const { index } = useExamIndex();
  const footer = calls.useExamsInvoiceFooterQuery().data;
  if (!footer || !index) return null;
  const offers = entries.flatMap(({ formData }) => offerOf(index, formData) ?? []);
  if (offers.length < entries.length) return null;
  const bar = <FeesBar offers={offers} footer={footer} form={form} />;
  return form ? createPortal(bar, form) : bar;
}

interface FeesBarProps {
  offers: readonly Offer[];
  footer: readonly InvoiceFooterItem[];
  form: HTMLFormElement | null;
}

function FeesBar({ offers, footer, form }: FeesBarProps) {
  const { total, surcharge, split } = feesOfOffers(offers);
  const several = offers.length > 1;
  const [until] = offers.map(({ stage }) => stage.until).sort();
  const late = new Set(offers.filter((offer) => offer.surcharge > 0).map(({ stage }) => stage.name));
  const bar = useRef<HTMLElement>(null);
  useFocusInSight(form, bar);
  const parts = split
    ? [
        { id: 'boards', description: say(several ? 'Board fees' : 'Board fee'), cost: split.boards },
        { id: 'centre', description: say(several ? 'Centre charges' : 'Centre charge'), cost: split.centre },
      ]
    : [{ id: 'exams', description: say(several ? 'Exams' : 'Exam'), cost: total - surcharge }];
  const added =
    surcharge > 0
      ? [
          {
            id: 'stage',
            description: [...late].map((name) => catalogueSaid(name, language())).join(', '),
            cost: surcharge,
          },
        ]
      : [];
  return (
    <div className={styles.place}>
      <section ref={bar} className={styles.fees} aria-label={say('Fees so far')}>
        <p className={styles.total} role="status">
          <span>{say('Total so far')}</span> <strong>{formatPence(total + invoiceTotal(footer), language())}</strong>
        </p>
        <ul className={styles.parts}>
          {[...parts, ...added, ...footer].map(({ id, description, cost }) => (
            <li key={id}>
              <InLanguages parts={catalogueParts(description, language())} />{' '}
              <span>{formatPence(cost, language())}</span>
            </li>
          ))}
        </ul>
        {until && <p className={styles.until}>{say('Prices until {day}', { day: shownDay(until, language()) })}</p>}
      </section>
    </div>
  );
}
