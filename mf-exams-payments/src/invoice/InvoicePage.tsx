import {
  DECLARATIONS_FIRST,
  type ExamsSubmitted,
  FORM_HEADER,
  fitsCard,
  OFFLINE_PAYMENT,
  type PaymentRecord,
  payerOf,
  submissionOrigin,
} from '@forms/shared/contract';
import type { InvoicePageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useIsOnline } from '@forms/shared/platform/services';
import { Notice } from '@forms/shared/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { noCard } from '../card-payment/noCard';
import { say } from '../words/say';
import { CardStep } from './CardStep';
import { Declarations } from './Declarations';
import { EarlierApplication } from './EarlierApplication';
import { FinishButtons } from './FinishButtons';
import { InvoiceComplete } from './InvoiceComplete';
import { InvoiceFees } from './InvoiceFees';
import styles from './InvoicePage.module.css';
import { PaymentMethods } from './PaymentMethods';
import { payerAddress } from './submission';
import { useApplication } from './useApplication';
import { useDeclarations } from './useDeclarations';
import { useFinish } from './useFinish';
import { useInvoice } from './useInvoice';

/** The invoice: what was answered, what it costs, and the ways to finish. */
function InvoicePage({ form, pages, title, answers, journey, draftHash, onBack, ...events }: InvoicePageProps) {
  const invoice = useInvoice(form, pages);
  const { exams, lines, total, lacks, refetch } = invoice;
  const declarations = useDeclarations(exams.length > 0);
  const application = useApplication(pages, exams, declarations.ticked, {
    journey,
    headers: { [FORM_HEADER]: form.slug, ...submissionOrigin(form.version, draftHash) },
  });
  const { enquiry, earlier } = application;

  const offline = useIsOnline() ? undefined : say(OFFLINE_PAYMENT);
  const [booking, setBooking] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (booking) ways.current?.focus();
  }, [booking]);

  const recordOf = (application: ExamsSubmitted) => paymentRecord(application, title, invoice);

  const { settled, arranging, paying, choose, settle, stopPaying } = useFinish(application, recordOf, {
    onRefused: events.onRefused,
    onComplete: () => events.onComplete(enquiry?.link),
    onDeclarationsChanged(message) {
      declarations.readAgain(message);
      setBooking(true);
      ways.current?.focus();
    },
  });

  const amount = enquiry?.owing ?? total;
  const isFree = !enquiry && total === 0;
  const mayFinish = !booking && !earlier?.paid && lacks === undefined;
  return (
    <section className={styles.page} aria-label={title}>
      {answers}

      <InvoiceFees {...invoice} payer={payerOf(pages)} />

      {settled && enquiry ? (
        <InvoiceComplete method={settled} application={enquiry} />
      ) : (
        <div className={styles.finish}>
          {enquiry && (
            <Notice
              title={say('Your application is stored under the reference {reference}.', {
                reference: enquiry.reference,
              })}
            >
              {say('It is not paid yet. Please choose a way to pay.')}
            </Notice>
          )}
          {earlier && <EarlierApplication {...earlier} />}
          {booking && (
            <div ref={ways} className={styles.booking} tabIndex={-1}>
              <Declarations {...declarations} />
              <PaymentMethods
                closedBecause={offline ?? (declarations.areComplete ? undefined : say(DECLARATIONS_FIRST))}
                noCard={amount === undefined || fitsCard(amount) ? undefined : noCard()}
                arranging={arranging}
                onChoose={choose}
              />
            </div>
          )}
          {offline && <Notice kind="warning" title={offline} />}
          <FinishButtons
            mayFinish={mayFinish}
            isFree={isFree}
            busy={arranging !== undefined}
            offline={offline}
            hasFees={lines !== undefined}
            onBack={booking ? () => setBooking(false) : onBack}
            onSubmit={() => choose('callback')}
            onBook={() => setBooking(true)}
          />
        </div>
      )}

      {enquiry && (
        <CardStep
          application={enquiry}
          open={paying}
          title={title}
          shown={total}
          declarations={declarations.ticked}
          record={{ ...recordOf(enquiry), address: payerAddress(pages) }}
          onAmount={(corrected) => {
            application.correct(corrected);
            refetch();
          }}
          onPaid={() => settle('card')}
          onClose={() => {
            stopPaying();
            declarations.load();
          }}
        />
      )}
    </section>
  );
}

/** What a payment of the application is recorded as. */
const paymentRecord = (
  { id, reference, amount }: ExamsSubmitted,
  title: string,
  { examIds, lines }: ReturnType<typeof useInvoice>,
): PaymentRecord => ({
  enquiryId: id,
  examIds,
  invoiceData: { title, items: lines?.items ?? [], footerItems: lines?.footer ?? [], amount },
  description: `${title}, ${reference}`,
});

export default InvoicePage satisfies RemoteModules['mf-exams-payments/InvoicePage'];

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
