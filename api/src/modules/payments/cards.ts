import type { CardProvider } from '@forms/shared/contract';
import type Stripe from 'stripe';
import type { App } from '../../platform/http/app';

/** The card provider: its official library, how the browser reaches it, and the secret that it signs its events with. */
export interface Cards {
  stripe: Stripe;
  browser: CardProvider;
  /** Without it no event is believed, and payments are left to the reconciler alone. */
  webhookSecret: string | undefined;
  /** Where its dashboard stands, as `https://dashboard.stripe.com/test`; the sandbox has none. */
  dashboard: string | null;
}

/**
 * Opens what stands in for the provider where there are no keys, which sends its events to the path `webhook`: where its
 * API is, and how it is reached and believed.
 */
export type OpenSandbox = (
  app: Pick<App, 'http' | 'db'>,
  webhook: string,
) => Promise<{
  secretKey: string;
  address: { host: string; port: number; protocol: 'http' };
  browser: CardProvider;
  webhookSecret: string;
}>;

/** What a server works with that takes money. */
export interface PaymentApp extends App {
  /** None on a live site without the card provider's keys. */
  cards: Cards | undefined;
}
