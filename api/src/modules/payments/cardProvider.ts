import { routes } from '@forms/shared/contract';
import Stripe from 'stripe';
import { mustBeTheSite } from '../../platform/database/restoredCopy';
import { HttpError } from '../../platform/errors/errors';
import { addressOf } from '../../platform/http/addresses';
import type { Cards, OpenSandbox, PaymentApp } from './cards';

/** The version of the provider's protocol that this server was written and tested against. */
const API_VERSION = '2026-10-28.endive';

/** Together less than the browser waits for an answer of ours. */
const patience = { timeout: 10_000, maxNetworkRetries: 1 };

/** The provider of these settings' keys; without keys the sandbox, which is no way to pay on a live site: none there. */
export async function openCards(
  app: Pick<PaymentApp, 'http' | 'db' | 'settings'>,
  openSandbox: OpenSandbox,
): Promise<Cards | undefined> {
  const { stripe: keys, live } = app.settings;
  if (keys) {
    if (!keys.webhookSecret) app.http.log.warn('without STRIPE_WEBHOOK_SECRET payments are heard of some minutes late');
    return {
      stripe: new Stripe(keys.secretKey, { apiVersion: API_VERSION, telemetry: false, ...patience }),
      browser: { publishableKey: keys.publishableKey },
      webhookSecret: keys.webhookSecret,
      dashboard: `https://dashboard.stripe.com${keys.secretKey.includes('_test_') ? '/test' : ''}`,
    };
  }
  if (live) {
    app.http.log.warn('live without the card provider’s keys: nobody can pay by card');
    return undefined;
  }
  const { url } = addressOf(routes.paymentWebhook, app.settings);
  const { secretKey, address, browser, webhookSecret } = await openSandbox(app, url);
  return {
    stripe: new Stripe(secretKey, { apiVersion: API_VERSION, telemetry: false, ...patience, ...address }),
    browser,
    webhookSecret,
    dashboard: null,
  };
}

/** The card provider of this server. Throws 409 where it has none. */
export function cardsOf({ cards }: PaymentApp): Cards {
  if (cards) return cards;
  throw new HttpError(409, 'no-cards', 'Cards are not taken on this site yet. Please choose another way to pay.');
}

/** The same, to charge or to refund. Throws 409 in a restored copy too, which moves nobody's money. */
export async function cardsToUse(app: PaymentApp): Promise<Cards> {
  await mustBeTheSite(app.db);
  return cardsOf(app);
}

/** The provider is busy with the same request that came at the same time. */
const MEANWHILE = 409;

/**
 * Asks the provider for what it may refuse, as an amount that it does not take. Such a refusal is final: asked again, it
 * would be the same. `refusal` is in the provider's words.
 */
export const askedUnlessRefused = <T>(
  app: PaymentApp,
  question: Promise<T>,
): Promise<{ answer: T } | { refusal: string }> =>
  asked(
    app,
    question.then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === MEANWHILE) throw error;
        return { refusal: error.message };
      },
    ),
  );

/** Asks the provider. Its failures become one that a person understands; the log has the provider's own words. */
export async function asked<T>(app: PaymentApp, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    app.http.log.error({ err: error }, 'the card provider failed');
    throw new HttpError(
      502,
      'card-provider-failed',
      'The card provider cannot be reached just now. Please try again in a moment.',
    );
  }
}
