import type { CardProvider } from '@forms/shared/contract';
import type Stripe from 'stripe';

/** The card provider: its official library, and how the browser reaches it. */
export interface Cards {
  stripe: Stripe;
  browser: CardProvider;
}
