import { errorAnswer } from '@forms/shared/contract';
import { answerIn, useAppDispatch } from '@forms/shared/platform/store';
import { useCallback, useEffect } from 'react';
import { calls } from '../calls';
import { errorsIn } from '../engine/errors';
import { sendWaiting } from './browserOutbox';
import type { Outcome } from './waitingForm';

/** How often it is tried while nothing tells that the server can be reached again, in milliseconds. */
const AGAIN_MS = 10_000;
/** The server asks for patience. */
const LATER = [408, 425, 429];

/** Sends what waits: at once, as soon as there is a network again, and from time to time. Answers what tries it now. */
export function useSending(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const sendNow = useCallback(
    () =>
      sendWaiting(async ({ slug, pages, headers }) => {
        const call = { params: { slug }, body: pages, headers };
        const { data, error } = await dispatch(calls.endpoints.formsSubmit.initiate(call));
        return data ? { is: 'sent', reference: data.reference, link: data.link } : outcomeOf(error);
      }),
    [dispatch],
  );

  useEffect(() => {
    const send = () => void sendNow();
    send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [sendNow]);
  return sendNow;
}

/** A form is refused by what the server says of it; whatever else goes wrong, it waits. */
function outcomeOf(error: unknown): Outcome {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status >= 500 || LATER.includes(status)) return { is: 'waiting' };
  return { is: 'refused', errors: errorsIn(error), message: answerIn(error, errorAnswer)?.message ?? `${status}` };
}
