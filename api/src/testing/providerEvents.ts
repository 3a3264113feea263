import { randomUUID } from 'node:crypto';
import { cardsOf } from '../modules/payments/cardProvider';
import type { TestServer } from './startServer';

/** The card provider's server, as it tells ours of its payments. */
export class ProviderEvents {
  constructor(private readonly server: TestServer) {}

  /** The bytes of an event about an intent. */
  of(intentId: string, { id = `evt_${randomUUID()}`, type = 'payment_intent.succeeded', created = 0 } = {}): string {
    return JSON.stringify({
      id,
      object: 'event',
      type,
      created,
      data: { object: { id: intentId, object: 'payment_intent' } },
    });
  }

  /** The bytes of an event about a refund, a dispute or a charge. */
  about(type: string, object: { object: string; id: string; payment_intent: string }): string {
    return JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created: 0, data: { object } });
  }

  /** The header of these bytes, signed `secondsAgo` with the server's secret or another. */
  signature(payload: string, { secondsAgo = 0, secret = cardsOf(this.server.app).webhookSecret ?? '' } = {}): string {
    const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
    return cardsOf(this.server.app).stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }

  /** Posts bytes; answers the status and the error's word. `null` is without a signature. */
  async post(payload: string, signature: string | null = this.signature(payload)) {
    const response = await fetch(`${this.server.address}/api/my/invoice/pay/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
      body: payload,
    });
    const { error } = (await response.json()) as { error?: string };
    return { status: response.status, error };
  }
}
