import {
  type ExamsSubmitted,
  FORM_HEADER,
  OFFLINE_PAYMENT,
  type PaymentRecord,
  payerOf,
  submissionOrigin,
} from '@forms/shared/contract';
import type { InvoicePageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useIsOnline } from '@forms/shared/platform/services';
import { Loading, LongWait, Notice } from '@forms/shared/platform/ui';
import { useRef, useState } from 'react';
import { say } from '../words/say';
import { Booking } from './Booking';
import { CardStep } from './CardStep';
import { EarlierApplication } from './EarlierApplication';
import { FinishButtons } from './FinishButtons';
import { InvoiceComplete } from './InvoiceComplete';
import { InvoiceFees } from './InvoiceFees';
import styles from './InvoicePage.module.css';
import { payerAddress } from './submission';
import { useApplication } from './useApplication';
import { useDeclarations } from './useDeclarations';
import { useFinish } from './useFinish';
import { useInvoice } from './useInvoice';
import { useOnceTrue } from './useOnceTrue';

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
  // The last declaration that is ticked opens the ways to pay, too.
  const [booked, setBooked] = useState<boolean>();
  const booking = booked ?? declarations.areComplete;
  const ways = useRef<HTMLDivElement>(null);
  function book() {
    setBooked(true);
    ways.current?.focus();
  }

  const recordOf = (application: ExamsSubmitted) => paymentRecord(application, title, invoice);
  const { settled, arranging, paying, choose, settle, stopPaying } = useFinish(application, recordOf, {
    onRefused: events.onRefused,
    onComplete: () => events.onComplete(enquiry?.link),
    onDeclarationsChanged(message) {
      declarations.readAgain(message);
      book();
    },
  });

  const isSettled = settled !== undefined && enquiry !== undefined;
  const amount = enquiry?.owing ?? total;
  const isFree = !enquiry && total === 0;
  const isOpen = !earlier?.paid && lacks === undefined;
  const isPayable = isOpen && !isFree && lines !== undefined;
  // What comes later would move what can be pressed, or take it away from under a finger.
  const isWhole = useOnceTrue(application.isKnown && !invoice.isComing && !(isPayable && declarations.isComing));
  return (
    <section className={styles.page} aria-label={title}>
      {answers}

      <InvoiceFees {...invoice} payer={payerOf(pages)} />

      {isSettled && <InvoiceComplete method={settled} application={enquiry} />}
      {!isSettled && !isWhole && <Loading of={say('the ways to finish')} lines={12} />}
      {!isSettled && isWhole && (
        <div className={styles.finish}>
          {enquiry && <StoredUnpaid {...enquiry} />}
          {earlier && <EarlierApplication {...earlier} />}
          {(isPayable || booking) && (
            <div ref={ways} className={styles.booking} tabIndex={-1}>
              <Booking
                declarations={declarations}
                isOpen={booking}
                offline={offline}
                amount={amount}
                arranging={arranging}
                onTick={() => setBooked((so) => so || undefined)}
                onChoose={choose}
              />
            </div>
          )}
          <LongWait isWaiting={arranging !== undefined} />
          {offline && <Notice kind="warning" title={offline} />}
          <FinishButtons
            mayFinish={isOpen && !booking}
            isFree={isFree}
            busy={arranging !== undefined}
            offline={offline}
            hasFees={lines !== undefined}
            onBack={booking ? () => setBooked(false) : onBack}
            onSubmit={() => choose('callback')}
            onBook={book}
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

const StoredUnpaid = ({ reference }: Pick<ExamsSubmitted, 'reference'>) => (
  <Notice title={say('Your application is stored under the reference {reference}.', { reference })}>
    {say('It is not paid yet. Please choose a way to pay.')}
  </Notice>
);

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
