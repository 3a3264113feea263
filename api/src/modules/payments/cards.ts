import type { CardProvider } from '@forms/shared/contract';
import type Stripe from 'stripe';

/** The card provider: its official library, how the browser reaches it, and the secret that it signs its events with. */
export interface Cards {
  stripe: Stripe;
  browser: CardProvider;
  /** Without it no event is believed, and the reconciler alone looks after payments. */
  webhookSecret: string | undefined;
}
