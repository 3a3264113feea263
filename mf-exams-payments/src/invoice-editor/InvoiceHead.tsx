import { formatPence, type Invoice, isDraft, shownDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { MailAddress } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { HeadDialog } from './HeadDialog';
import styles from './InvoiceHead.module.css';
import { whyTermsClosed } from './whyClosed';

/** Whose invoice it is, of when and for what. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const { enquiryId, reference, name, email, date, dueDate, description, status } = invoice;
  const { credited, received, refunded, owing, overdue, surplus } = invoice;
  const [editing, setEditing] = useState(false);
  return (
    <section className={styles.head} aria-label="Details">
      <dl className={styles.facts}>
        <div className={styles.person}>
          <dt>To</dt>
          <dd>
            {name}
            <br />
            <MailAddress of={email} />
            {!isDraft(status) && (
              <>
                <br />
                <Link to={`/staff/payer-statement/${enquiryId}`}>Statement of account</Link>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Enquiry</dt>
          <dd>
            <Link to={`/staff/enquiry/${enquiryId}`}>{reference}</Link>
          </dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{shownDay(date)}</dd>
        </div>
        <div>
          <dt>Due date</dt>
          <dd>{dueDate ? shownDay(dueDate) : 'None'}</dd>
        </div>
        {credited > 0 && (
          <div>
            <dt>Credited</dt>
            <dd>{formatPence(credited)}</dd>
          </div>
        )}
        <div>
          <dt>Received</dt>
          <dd>{formatPence(received)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{formatPence(refunded)}</dd>
          </div>
        )}
        <div>
          <dt>Owing</dt>
          <dd>
            {formatPence(owing)}
            {overdue > 0 && <span className={styles.overdue}>{formatPence(overdue)} overdue</span>}
          </dd>
        </div>
        {surplus > 0 && (
          <div>
            <dt>To refund</dt>
            <dd>{formatPence(surplus)}</dd>
          </div>
        )}
        <div className={styles.wide}>
          <dt>Description</dt>
          <dd>{description || 'None'}</dd>
        </div>
      </dl>
      <div className={styles.tools}>
        <ExplainedButton closedBecause={whyTermsClosed(invoice)} onClick={() => setEditing(true)}>
          Edit details
        </ExplainedButton>
      </div>
      {editing && <HeadDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </section>
  );
}
