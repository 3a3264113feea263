import { IDEMPOTENCY_HEADER, routes } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { api, call, idempotencyKey, randomId } from '@forms/shared/platform/store';
import { useRef, useState } from 'react';
import type { Answers } from './questions';

const sendingCalls = api.injectEndpoints({
  endpoints: (build) => ({ contactSend: build.mutation(call(routes.sendContact)) }),
});

/** Sends the contact form's answers: however often the same ones are tried, they arrive once. */
export function useSending(page: string) {
  const { requestError } = useServices();
  const [contactSend, { isLoading: sending, isSuccess: sent, isError: failed }] = sendingCalls.useContactSendMutation();
  const [journey] = useState(randomId);
  const [appearedAt] = useState(() => performance.now());
  /** Measured at the first try: a later one must be the same message. */
  const filledInMs = useRef<number>(undefined);

  async function send(answers: Answers, website: string): Promise<void> {
    filledInMs.current ??= Math.round(performance.now() - appearedAt);
    const body = { ...answers, page, website, filledInMs: filledInMs.current };
    const { error } = await contactSend({ body, headers: { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, body) } });
    if (error) requestError(error);
  }
  return { send, sending, sent, failed };
}
