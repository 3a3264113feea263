import {
  capital,
  documentNames,
  type Enquiry,
  formatPence,
  type Invoice,
  paymentMethodLabels,
  shownTime,
} from '@forms/shared/contract';
import type { EnquiryPaymentProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { type ReactNode, useState } from 'react';
import { calls } from '../calls';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { RefundDialog } from '../invoice-editor/RefundDialog';
import { CancellationDialog } from './CancellationDialog';
import styles from './EnquiryPayment.module.css';
import { ExamTools } from './ExamTools';
import { NewInvoice } from './NewInvoice';

/** An enquiry's payment, where it has an invoice, else the way to write one; what happened to it stands in the timeline. */
function EnquiryPayment({ enquiry }: EnquiryPaymentProps) {
  return (
    <div className={styles.payment}>
      {enquiry.draft && <DraftNotice draft={enquiry.draft} />}
      {enquiry.invoiceId === null ? (
        <div className={styles.tools}>
          {!enquiry.draft && <NewInvoice enquiry={enquiry} />}
          <ExamTools enquiry={enquiry} />
        </div>
      ) : (
        <InvoicePayment enquiry={enquiry} />
      )}
    </div>
  );
}

/** What was chosen and paid, and the ways to give back or call off. */
function InvoicePayment({ enquiry }: EnquiryPaymentProps) {
  const { data: invoice } = calls.useExamsStoredInvoiceQuery({ params: { id: enquiry.invoiceId ?? '' } });
  const [dialog, setDialog] = useState<'refund' | 'cancel'>();
  // One that is still going must not take away another that was opened meanwhile.
  const close = (gone: typeof dialog) => setDialog((open) => (open === gone ? undefined : open));
  const left = enquiry.received - enquiry.refunded;
  const name = documentNames(enquiry.seller).invoice;

  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Way to pay">
          {enquiry.paymentMethod ? paymentMethodLabels[enquiry.paymentMethod] : 'Not chosen'}
        </Fact>
        <Fact name="Asked">{formatPence(enquiry.amount ?? 0)}</Fact>
        <Fact name="Received">{formatPence(enquiry.received)}</Fact>
        {enquiry.refunded > 0 && <Fact name="Refunded">{formatPence(enquiry.refunded)}</Fact>}
        <Fact name="Owing">
          {formatPence(enquiry.owing)}
          {enquiry.overdue > 0 && <span className={styles.failed}>{formatPence(enquiry.overdue)} overdue</span>}
        </Fact>
        {enquiry.surplus > 0 && <Fact name="To refund">{formatPence(enquiry.surplus)}</Fact>}
        <Fact name={capital(name)}>
          <Link to={`/staff/invoice/${enquiry.invoiceId}`}>{invoice?.number ?? `Open the ${name}`}</Link>
          {invoice && <StatusSign status={invoice.status} />}
        </Fact>
        {invoice && <Fact name="Declarations">{declarationLabel(invoice)}</Fact>}
      </dl>
      <div className={styles.tools}>
        <ExplainedButton
          closedBecause={left > 0 ? undefined : 'There is nothing to give back.'}
          onClick={() => setDialog('refund')}
        >
          Refund
        </ExplainedButton>
        <ExplainedButton
          closedBecause={invoice?.status === 'cancelled' ? `The ${name} is cancelled already.` : undefined}
          danger={invoice?.status !== 'cancelled'}
          onClick={() => setDialog('cancel')}
        >
          Cancel {name}
        </ExplainedButton>
        {invoice?.status === 'cancelled' && !enquiry.draft && <NewInvoice enquiry={enquiry} />}
        <ExamTools enquiry={enquiry} />
      </div>
      {dialog === 'refund' && invoice && <RefundDialog invoice={invoice} onClose={() => close('refund')} />}
      {dialog === 'cancel' && <CancellationDialog enquiry={enquiry} left={left} onClose={() => close('cancel')} />}
    </>
  );
}

/** The draft of an invoice, which nobody but staff sees. */
function DraftNotice({ draft: { id, amount } }: { draft: NonNullable<Enquiry['draft']> }) {
  return (
    <Notice title={`A draft of ${formatPence(amount)} is not issued yet.`}>
      Only staff see it. <Link to={`/staff/invoice/${id}`}>Open the draft</Link>
    </Notice>
  );
}

/** When the declarations were made, which the invoice has word by word. */
const declarationLabel = ({ declarations: [first] }: Invoice) =>
  first ? `Accepted ${shownTime(first.acceptedAt)}` : 'None yet';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export default EnquiryPayment satisfies RemoteModules['mf-exams-payments/EnquiryPayment'];
