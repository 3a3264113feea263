import {
  DECLARATIONS_FIRST,
  type ExamsSubmitted,
  enteredExams,
  fitsCard,
  formatPence,
  OFFLINE_PAYMENT,
  type PaymentRecord,
} from '@forms/shared/contract';
import type { ApplicationPaymentProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useIsOnline } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useCallback, useState } from 'react';
import { calls } from '../calls';
import { noCard } from '../card-payment/noCard';
import { CardStep } from '../invoice/CardStep';
import { Declarations } from '../invoice/Declarations';
import { FeesSummary } from '../invoice/FeesSummary';
import { PaymentMethods } from '../invoice/PaymentMethods';
import { payerAddress } from '../invoice/submission';
import { useDeclarations } from '../invoice/useDeclarations';
import { useFinish } from '../invoice/useFinish';
import { say } from '../words/say';
import styles from './ApplicationPayment.module.css';
import { TransferDetails } from './TransferDetails';

/** The money of a stored application: its fees, what came in, how to pay what is owing, and the ways to do it now. */
function ApplicationPayment({ title, details, invoice, isOwing, onChange }: ApplicationPaymentProps) {
  const { definition, pages, applied, refunded, howToPay } = details;
  const { received, owing } = applied;
  const exams = enteredExams(definition, pages);
  const declarations = useDeclarations(exams.length > 0);
  const [choosePayment] = calls.useExamsChoosePaymentMutation();
  const [paysNow, setPaysNow] = useState(applied.paymentMethod === 'card');
  const offline = useIsOnline() ? undefined : say(OFFLINE_PAYMENT);

  const recordOf = ({ id, reference, amount }: ExamsSubmitted): PaymentRecord => ({
    enquiryId: id,
    examIds: exams.map(({ examId }) => examId),
    invoiceData: { title, items: invoice.items, footerItems: invoice.footerItems, amount },
    description: `${title}, ${reference}`,
  });
  const stored = {
    found: undefined,
    store: async () => applied,
    async arrange(paymentMethod: 'bacs' | 'callback') {
      const body = { ...recordOf(applied), paymentMethod, declarations: declarations.ticked };
      await choosePayment({ body }).unwrap();
      return { ...applied, paymentMethod };
    },
  };
  const onComplete = useCallback(() => {
    setPaysNow(false);
    onChange();
  }, [onChange]);
  const { arranging, paying, choose, settle, stopPaying } = useFinish(stored, recordOf, {
    onRefused: () => undefined,
    onComplete,
    onDeclarationsChanged: declarations.readAgain,
  });

  return (
    <section className={styles.payment} lang={language()} aria-label={say('Payment')}>
      <FeesSummary items={invoice.items} footer={[...invoice.headerItems, ...invoice.footerItems]} />
      {received > 0 && <p>{say('{sum} was received.', { sum: formatPence(received, language()) })}</p>}
      {refunded > 0 && <p>{say('{sum} was given back.', { sum: formatPence(refunded, language()) })}</p>}
      {isOwing && applied.paymentMethod === 'bacs' && (
        <TransferDetails amount={owing} dueDate={invoice.dueDate} lines={howToPay} />
      )}
      {isOwing && !paysNow && (
        <div className={styles.ways}>
          <Button type="primary" size="large" onClick={() => setPaysNow(true)}>
            {say(applied.paymentMethod === 'callback' ? 'Pay now' : 'Pay in another way')}
          </Button>
        </div>
      )}
      {isOwing && paysNow && (
        <div className={styles.ways}>
          <Declarations {...declarations} />
          <PaymentMethods
            closedBecause={offline ?? (declarations.areComplete ? undefined : say(DECLARATIONS_FIRST))}
            noCard={fitsCard(owing) ? undefined : noCard()}
            arranging={arranging}
            onChoose={choose}
          />
        </div>
      )}
      <CardStep
        application={applied}
        open={paying}
        title={title}
        shown={owing}
        declarations={declarations.ticked}
        record={{ ...recordOf(applied), address: payerAddress(pages) }}
        onAmount={onChange}
        onPaid={() => settle('card')}
        onClose={stopPaying}
      />
    </section>
  );
}

export default ApplicationPayment satisfies RemoteModules['mf-exams-payments/ApplicationPayment'];

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
