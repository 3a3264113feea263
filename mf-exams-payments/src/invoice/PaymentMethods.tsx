import type { PaymentMethod } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { say } from '../words/say';
import styles from './PaymentMethods.module.css';

const ways = [
  { method: 'card', name: 'Pay by card', meaning: 'Pay the full amount now with a debit or credit card.' },
  {
    method: 'bacs',
    name: 'Pay by bank transfer',
    meaning: 'We email you a copy of this invoice to pay from your bank.',
  },
  { method: 'callback', name: 'Request a callback', meaning: 'A member of staff calls you to arrange the payment.' },
] as const satisfies { method: PaymentMethod; name: string; meaning: string }[];

interface PaymentMethodsProps {
  /** Why there is no way to pay now, as long as there is none. */
  closedBecause: string | undefined;
  /** Why no card can pay this, if none can. */
  noCard: string | undefined;
  /** The way that is being arranged now. */
  arranging: PaymentMethod | undefined;
  onChoose(method: PaymentMethod): void;
}

/** The button Payment methods over the three ways: it tells the reason while they are closed, and can fold them. */
export function PaymentMethods({ closedBecause, noCard, arranging, onChoose }: PaymentMethodsProps) {
  const id = useId();
  const [folded, setFolded] = useState(false);
  const open = !folded && !closedBecause;
  return (
    <div className={styles.methods}>
      <ExplainedButton
        closedBecause={closedBecause}
        type={open ? 'default' : 'primary'}
        size="large"
        aria-expanded={open}
        aria-controls={open ? `${id}-ways` : undefined}
        onClick={() => setFolded(open)}
      >
        {say('Payment methods')}
      </ExplainedButton>
      {open && (
        <ul id={`${id}-ways`} className={styles.ways}>
          {ways.map(({ method, name, meaning }) => (
            <li key={method}>
              {method === 'card' && noCard !== undefined ? (
                <p>{noCard}</p>
              ) : (
                <>
                  <Button
                    className={styles.way ?? ''}
                    loading={arranging === method}
                    aria-disabled={arranging !== undefined}
                    aria-describedby={`${id}-${method}`}
                    onClick={() => arranging ?? onChoose(method)}
                  >
                    {say(name)}
                  </Button>
                  <p id={`${id}-${method}`} className={styles.meaning}>
                    {say(meaning)}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
