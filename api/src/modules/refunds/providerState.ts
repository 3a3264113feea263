import type { RefundState } from '@forms/shared/contract';
import type Stripe from 'stripe';

const states: Readonly<Record<string, Exclude<RefundState, 'asked' | 'refused'>>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** How far a refund is by what the provider says of it, and in which words: where it neither went nor failed, it is on its way. */
export function providerState({ status, failure_reason: reason }: Pick<Stripe.Refund, 'status' | 'failure_reason'>) {
  const state = states[status ?? ''] ?? 'pending';
  const detail = state === 'failed' ? (reason ?? status ?? '').replaceAll('_', ' ') : 'To the card';
  return { state, detail };
}
