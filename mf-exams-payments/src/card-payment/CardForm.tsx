import { type Acceptance, type CardPaymentSuccess, CURRENCY, formatPence } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading, LongWait, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useId, useState } from 'react';
import { calls } from '../calls';
import { say } from '../words/say';
import { CardError } from './CardError';
import styles from './CardForm.module.css';
import { charge } from './charge';
import { untilHeard } from './untilHeard';

/** Where the payment stands. From `recording` on the money has moved, and nothing may say that it failed. */
export type Phase = 'entering' | 'paying' | 'recording' | 'unrecorded';

export interface CardFormProps {
  /** The server's amount, in pence. */
  amount: number;
  /** What the invoice beside it shows, in pence; undefined while it is loading. */
  shown: number | undefined;
  reference: string;
  /** What was ticked before paying. */
  declarations: Acceptance[];
  /** What the server is told once the card is charged. */
  record: Omit<CardPaymentSuccess, 'invoicePaymentId'>;
  phase: Phase;
  onPhase(phase: Phase): void;
  /** The server asks for another amount, in pence. */
  onAmount(amount: number): void;
  onPaid(): void;
  /** Escape was pressed in the card field. */
  onLeave(): void;
}

const cardOnly: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** The card field, the line for its errors, and Pay. The field stays where it is for as long as something is under way. */
export function CardForm(props: CardFormProps & { onBroken(): void }) {
  const { amount, shown, reference, declarations, record, phase, onPhase, onAmount, onPaid, onLeave, onBroken } = props;
  const stripe = useStripe();
  const elements = useElements();
  const { requestError } = useServices();
  const [askPayment] = calls.useExamsPayByCardMutation();
  const [notifyPaid] = calls.useExamsCardPaidMutation();
  const errorId = useId();
  const [ready, setReady] = useState(false);
  const [empty, setEmpty] = useState(true);
  const [error, setError] = useState<{ message: string }>();
  const [charged, setCharged] = useState('');

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || empty || phase !== 'entering') return;
    setError(undefined);
    onPhase('paying');
    const { enquiryId } = record;
    const result = await charge(stripe, elements, () =>
      askPayment({ body: { amount, currency: CURRENCY, enquiryId, declarations } }).unwrap(),
    );
    if (result.end === 'charged') {
      setCharged(result.invoicePaymentId);
      return notifyServer(result.invoicePaymentId);
    }
    onPhase('entering');
    if (result.end === 'paid already') onPaid();
    if (result.end === 'refused') setError(result);
    if (result.end === 'other amount') onAmount(result.amount);
    if (result.end === 'not asked') {
      setError({ message: say('The payment could not be started, and nothing was charged. Please try again.') });
      requestError(result.error);
    }
  }

  async function notifyServer(invoicePaymentId: string) {
    onPhase('recording');
    const { data } = await untilHeard(() => notifyPaid({ body: { ...record, invoicePaymentId } }));
    if (data?.paid) onPaid();
    else onPhase('unrecorded');
  }

  const busy = phase === 'paying' || phase === 'recording';
  return (
    <form className={styles.form} onSubmit={pay} aria-label={say('Card payment')}>
      {shown !== undefined && shown !== amount && (
        <Notice
          kind="warning"
          title={say('The fees have changed: {sum} is to be paid.', { sum: formatPence(amount, language()) })}
        >
          {say('Nothing has been charged. Please check the amount before you press Pay.')}
        </Notice>
      )}
      {!ready && <Loading of={say('card field')} />}
      <PaymentElement
        options={cardOnly}
        onReady={(field) => {
          setReady(true);
          field.focus();
        }}
        // The field is a page of its own, from which no key reaches the dialog.
        onEscape={onLeave}
        onChange={(change) => setEmpty(change.empty)}
        onLoadError={onBroken}
      />
      <CardError id={errorId} error={error} />
      <p className={styles.progress} role="status">
        {phase === 'paying' && say('Paying… Please keep this page open.')}
        {phase === 'recording' && say('Your payment has been made. We are recording it…')}
      </p>
      <LongWait isWaiting={busy} />
      {phase === 'unrecorded' ? (
        <Unrecorded reference={reference} onAgain={() => notifyServer(charged)} onClose={onPaid} />
      ) : (
        <Button
          type="primary"
          size="large"
          block
          htmlType="submit"
          disabled={!ready || empty}
          loading={busy}
          aria-describedby={errorId}
        >
          {say('Pay {sum}', { sum: formatPence(amount, language()) })}
        </Button>
      )}
    </form>
  );
}

/** Money moved, and our server could not be told. */
function Unrecorded({ reference, onAgain, onClose }: { reference: string; onAgain(): void; onClose(): void }) {
  return (
    <Notice
      kind="warning"
      title={say('Your payment has been made. Please do not pay again.')}
      actions={
        <>
          <Button type="primary" onClick={onAgain}>
            {say('Record it again')}
          </Button>
          <Button onClick={onClose}>{say('Close')}</Button>
        </>
      }
    >
      {say(
        'Our records could not be reached to note it down. Nothing is lost: please keep your reference {reference}, and we will match the payment to it.',
        { reference },
      )}
    </Notice>
  );
}
