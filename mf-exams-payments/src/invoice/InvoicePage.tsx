import {
  ALREADY_PAID,
  DECLARATIONS_CHANGED,
  DECLARATIONS_FIRST,
  type ExamsSubmitted,
  errorAnswer,
  FORM_HEADER,
  fitsCard,
  linesOf,
  NO_CARD,
  OFFLINE_PAYMENT,
  type PaymentMethod,
  type PaymentRecord,
  payerOf,
  SUBMISSION_FAILED,
  submissionOrigin,
} from '@forms/shared/contract';
import type { InvoicePageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useIsOnline, useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { LazyDialog } from '../lazy-dialog/LazyDialog';
import { Declarations } from './Declarations';
import { EarlierApplication } from './EarlierApplication';
import { FeesSummary } from './FeesSummary';
import { InvoiceComplete, type Settlement } from './InvoiceComplete';
import styles from './InvoicePage.module.css';
import { PaymentMethods } from './PaymentMethods';
import { refusedAnswers } from './refusedAnswers';
import { payerAddress } from './submission';
import { useApplication } from './useApplication';
import { useDeclarations } from './useDeclarations';
import { useInvoice } from './useInvoice';

/** Where the provider publishes its fees for examinations. */
const FEES_ADDRESS = '/educational-services/examinations/';

const SUBMIT_OR_BOOK =
  'Submit your application without paying, and a member of our staff will call you to arrange the payment. Or book and pay now.';
const SUBMIT_TO_FINISH = 'There is nothing to pay. Submit your application to finish.';

const loadCardDialog = () => import('../card-payment/CardDialog');

/** The invoice: what was answered, what it costs, and the ways to finish. */
function InvoicePage({
  form,
  journey,
  draftHash,
  title,
  answers,
  pages,
  onBack,
  onRefused,
  onComplete,
}: InvoicePageProps) {
  const { popup, requestError } = useServices();
  const { exams, examIds, lines, total, lacks, isError, refetch } = useInvoice(form, pages);
  const hasExams = exams.length > 0;
  const declarations = useDeclarations(hasExams);
  const { enquiry, earlier, found, store, arrange, correct } = useApplication(pages, exams, declarations.ticked, {
    journey,
    headers: { [FORM_HEADER]: form.slug, ...submissionOrigin(form.version, draftHash) },
  });

  const offline = useIsOnline() ? undefined : OFFLINE_PAYMENT;
  const [booking, setBooking] = useState(false);
  const [arranging, setArranging] = useState<PaymentMethod>();
  const [paying, setPaying] = useState(false);
  const [chosen, setChosen] = useState<Settlement>();
  const settled = chosen ?? (found && wayOf(found));
  useEffect(() => {
    if (settled) onComplete();
  }, [settled, onComplete]);

  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (booking) ways.current?.focus();
  }, [booking]);

  const recordOf = ({ id, reference, amount }: ExamsSubmitted): PaymentRecord => ({
    enquiryId: id,
    examIds,
    invoiceData: { title, items: lines?.items ?? [], footerItems: lines?.footer ?? [], amount },
    description: `${title}, ${reference}`,
  });

  function settle(method: Settlement) {
    setPaying(false);
    setChosen(method);
  }

  async function choose(method: PaymentMethod) {
    setArranging(method);
    try {
      if (method === 'card') {
        const { paid, paymentMethod } = await store(method);
        if (paymentMethod === null) settle('free');
        else if (paid) settle(method);
        else setPaying(true);
      } else {
        const { paymentMethod } = await arrange(method, recordOf);
        settle(paymentMethod === null ? 'free' : method);
      }
    } catch (error) {
      const faults = refusedAnswers(error);
      if (faults) return onRefused(faults);
      const { error: word, message } = answerIn(error, errorAnswer) ?? {};
      if (word === ALREADY_PAID) return settle('card');
      if (word === DECLARATIONS_CHANGED) {
        declarations.readAgain(message);
        setBooking(true);
        return ways.current?.focus();
      }
      await popup(SUBMISSION_FAILED);
      requestError(error);
    } finally {
      setArranging(undefined);
    }
  }

  function correctAmount(amount: number) {
    correct(amount);
    refetch();
  }

  const busy = arranging !== undefined;
  const amount = enquiry?.amount ?? total;
  const isFree = !enquiry && total === 0;
  const mayFinish = !booking && !earlier?.paid && lacks === undefined;
  const payer = payerOf(pages);
  return (
    <section className={styles.page} aria-label={title}>
      {answers}

      <div className={styles.invoice}>
        {isError && (
          <Notice
            kind="error"
            title="The fees could not be loaded."
            actions={<Button onClick={refetch}>Try again</Button>}
          >
            Your answers are kept.
          </Notice>
        )}
        {payer.organisation !== '' && (
          <p>The invoice is made out to {[payer.organisation, ...linesOf(payer)].join(', ')}.</p>
        )}
        {lacks !== undefined && (
          <Notice kind="error" title={lacks}>
            Your answers are kept.
          </Notice>
        )}
        {lines && lacks === undefined && <FeesSummary {...lines} />}
        {!lines && !isError && <Loading of="fees" lines={exams.length + 8} />}
        <p className={styles.note}>
          All of our fees are published on our website
          {hasExams && (
            <>
              :{' '}
              <a href={FEES_ADDRESS} target="_blank" rel="noreferrer">
                examination fees<span className={styles.onScreen}> (opens in a new tab)</span>
              </a>
            </>
          )}
          .
        </p>
      </div>

      {settled && enquiry ? (
        <InvoiceComplete method={settled} application={enquiry} />
      ) : (
        <div className={styles.finish}>
          {enquiry && (
            <Notice title={`Your application is stored under the reference ${enquiry.reference}.`}>
              It is not paid yet. Please choose a way to pay.
            </Notice>
          )}
          {earlier && <EarlierApplication {...earlier} />}
          {booking && (
            <div ref={ways} className={styles.booking} tabIndex={-1}>
              <Declarations {...declarations} />
              <PaymentMethods
                closedBecause={offline ?? (declarations.areComplete ? undefined : DECLARATIONS_FIRST)}
                noCard={amount === undefined || fitsCard(amount) ? undefined : NO_CARD.message}
                arranging={arranging}
                onChoose={choose}
              />
            </div>
          )}
          {offline && <Notice kind="warning" title={offline} />}
          {mayFinish && <p>{isFree ? SUBMIT_TO_FINISH : SUBMIT_OR_BOOK}</p>}
          <div className={styles.buttons}>
            <Button size="large" disabled={busy} onClick={booking ? () => setBooking(false) : onBack}>
              Back
            </Button>
            {mayFinish && (
              <ExplainedButton
                closedBecause={offline}
                type={isFree ? 'primary' : 'default'}
                size="large"
                loading={busy}
                onClick={() => choose('callback')}
              >
                Submit application
              </ExplainedButton>
            )}
            {mayFinish && !isFree && (
              <ExplainedButton
                closedBecause={offline ?? (lines ? undefined : 'Please wait until you have seen the fees.')}
                type="primary"
                size="large"
                disabled={busy}
                onClick={() => setBooking(true)}
              >
                Book and pay now
              </ExplainedButton>
            )}
          </div>
        </div>
      )}

      {enquiry && (
        <LazyDialog
          load={loadCardDialog}
          warning={`If you had pressed Pay already, please do not pay again: quote ${enquiry.reference} to us, and we will see whether the payment was made.`}
          dialog={{
            open: paying,
            title,
            amount: enquiry.amount,
            shown: total,
            reference: enquiry.reference,
            declarations: declarations.ticked,
            record: { ...recordOf(enquiry), address: payerAddress(pages) },
            onAmount: correctAmount,
            onPaid: () => settle('card'),
            onClose: () => {
              setPaying(false);
              declarations.load();
            },
          }}
        />
      )}
    </section>
  );
}

/** How an application was settled that somebody comes back to; not at all while its card payment is unfinished. */
function wayOf({ paid, paymentMethod }: ExamsSubmitted): Settlement | undefined {
  if (paymentMethod === null) return 'free';
  if (paid) return 'card';
  return paymentMethod === 'card' ? undefined : paymentMethod;
}

export default InvoicePage satisfies RemoteModules['mf-exams-payments/InvoicePage'];
