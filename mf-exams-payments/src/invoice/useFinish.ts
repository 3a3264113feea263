import {
  ALREADY_PAID,
  DECLARATIONS_CHANGED,
  type ExamsSubmitted,
  errorAnswer,
  type PaymentMethod,
  type PaymentRecord,
  SUBMISSION_FAILED,
} from '@forms/shared/contract';
import type { InvoicePageProps } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { useEffect, useState } from 'react';
import { say } from '../words/say';
import type { Settlement } from './InvoiceComplete';
import { refusedAnswers } from './refusedAnswers';
import type { useApplication } from './useApplication';

interface FinishEvents extends Pick<InvoicePageProps, 'onRefused' | 'onComplete'> {
  /** Other declarations are to be accepted than those that were shown; `message` is what the server says of it. */
  onDeclarationsChanged(message: string | undefined): void;
}

/**
 * How the application is finished: the way that is being arranged, whether a card is asked for, and how it was settled,
 * here or before somebody came back.
 */
export function useFinish(
  { found, store, arrange }: Pick<ReturnType<typeof useApplication>, 'found' | 'store' | 'arrange'>,
  recordOf: (application: ExamsSubmitted) => PaymentRecord,
  { onRefused, onComplete, onDeclarationsChanged }: FinishEvents,
) {
  const { popup, requestError } = useServices();
  const [arranging, setArranging] = useState<PaymentMethod>();
  const [paying, setPaying] = useState(false);
  const [chosen, setChosen] = useState<Settlement>();
  const settled = chosen ?? (found && wayOf(found));
  useEffect(() => {
    if (settled) onComplete();
  }, [settled, onComplete]);

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
      const errors = refusedAnswers(error);
      if (errors) return onRefused(errors);
      const { error: word, message } = answerIn(error, errorAnswer) ?? {};
      if (word === ALREADY_PAID) return settle('card');
      if (word === DECLARATIONS_CHANGED) return onDeclarationsChanged(message);
      await popup({ title: say(SUBMISSION_FAILED.title), message: say(SUBMISSION_FAILED.message) });
      requestError(error);
    } finally {
      setArranging(undefined);
    }
  }

  return { settled, arranging, paying, choose, settle, stopPaying: () => setPaying(false) };
}

/** How an application was settled that somebody comes back to; not at all while its card payment is unfinished. */
function wayOf({ paid, paymentMethod }: ExamsSubmitted): Settlement | undefined {
  if (paymentMethod === null) return 'free';
  if (paid) return 'card';
  return paymentMethod === 'card' ? undefined : paymentMethod;
}
