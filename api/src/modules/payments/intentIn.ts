import type Stripe from 'stripe';

/** The payment that a refund or a dispute is of, by its id; undefined for none. */
export function intentIn({ payment_intent: intent }: Pick<Stripe.Refund, 'payment_intent'>): string | undefined {
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
}
