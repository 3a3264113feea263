import type { CardProvider } from '@forms/shared/contract';
import Stripe from 'stripe';
import type { App } from '../app';
import { Fault } from '../errors';
import { openSandbox } from './sandbox/sandbox';

/** The version of the provider's protocol that this server was written and tested against. */
const API_VERSION = '2026-10-28.endive';

/** Together less than the browser waits for an answer of ours. */
const patience = { timeout: 10_000, maxNetworkRetries: 1 };

/** The card provider: its official library, and how the browser reaches it. */
export interface Cards {
  stripe: Stripe;
  browser: CardProvider;
}

/** The provider of these settings' keys; without keys the sandbox, which is no way to pay on a live site: none there. */
export async function openCards(app: App): Promise<Cards | undefined> {
  const { stripe: keys, live } = app.settings;
  if (keys) {
    return {
      stripe: new Stripe(keys.secretKey, { apiVersion: API_VERSION, telemetry: false, ...patience }),
      browser: { publishableKey: keys.publishableKey },
    };
  }
  if (live) return undefined;
  const { secretKey, address, browser } = await openSandbox(app);
  return {
    stripe: new Stripe(secretKey, { apiVersion: API_VERSION, telemetry: false, ...patience, ...address }),
    browser,
  };
}

/** Asks the provider. Its failures become one that a person understands; the log has the provider's own words. */
export async function asked<T>(app: App, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    app.http.log.error({ err: error }, 'the card provider failed');
    throw new Fault(
      502,
      'card-provider-failed',
      'The card provider cannot be reached just now. Please try again in a moment.',
    );
  }
}
