import {
  type ExamsSubmitted,
  formatPence,
  NOTHING_TO_PAY,
  type PaymentMethod,
  paymentMessages,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useRef } from 'react';
import { say } from '../words/say';
import styles from './InvoiceComplete.module.css';

/** How an application was settled: in some way to pay, or as there was nothing to pay. */
export type Settlement = PaymentMethod | 'free';

interface InvoiceCompleteProps {
  method: Settlement;
  application: ExamsSubmitted;
}

/** What stands in the place of declarations and buttons once all is done: the message, what was paid, and the reference to keep. */
export function InvoiceComplete({ method, application }: InvoiceCompleteProps) {
  const { reference, amount } = application;
  const byTransfer = application.paid && application.paymentMethod !== 'card';
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} className={styles.complete} role="status" tabIndex={-1}>
      <p className={styles.message}>{say(method === 'free' ? NOTHING_TO_PAY : paymentMessages[method])}</p>
      {method === 'card' && byTransfer && <p>{say('{sum} was received.', { sum: formatPence(amount, language()) })}</p>}
      {method === 'card' && !byTransfer && (
        <p>
          {say('All of {sum} is paid. A receipt is on its way to you by email.', {
            sum: formatPence(amount, language()),
          })}
        </p>
      )}
      <p>
        {say('Your reference is')} <strong className={styles.reference}>{reference}</strong>. {say('Please keep it.')}
      </p>
      <div className={styles.print}>
        <Button onClick={() => window.print()}>{say('Print this page')}</Button>
      </div>
    </div>
  );
}
