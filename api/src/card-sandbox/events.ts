import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { App } from '../platform/http/app';
import { newSecret } from '../platform/ids';

/** The provider tries for days; the sandbox, for as long as a test or a trial waits. */
const pausesMs = [0, 1_000, 5_000, 30_000];
const PATIENCE_MS = 10_000;

/** Tells of something that happened, as `payment_intent.succeeded`, to what. */
export type Notify = (type: string, object: object) => void;

/**
 * The sandbox's side of webhooks: signs each event and sends it to this server over HTTP, as the provider would. Those
 * still on their way when the server ends are lost, as some of the provider's may be.
 *
 * @param path where the server listens for events
 */
export function openEvents(
  http: App['http'],
  path: string,
): { webhookSecret: string; notify: Notify; closing: AbortSignal } {
  const webhookSecret = `whsec_${newSecret()}`;
  const closing = new AbortController();
  http.addHook('preClose', async () => closing.abort());

  async function send(payload: string): Promise<void> {
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const response = await fetch(`${ownAddress(http)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body: payload,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  }

  async function deliver(payload: string): Promise<void> {
    for (const pause of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (closing.signal.aborted) return;
      try {
        return await send(payload);
      } catch (error) {
        http.log.debug({ err: error }, 'an event of the card sandbox did not arrive');
      }
    }
  }

  return {
    webhookSecret,
    closing: closing.signal,
    notify(type, object) {
      const created = Math.floor(Date.now() / 1000);
      const event = { id: `evt_${newSecret()}`, object: 'event', type, created, livemode: false, data: { object } };
      void deliver(JSON.stringify(event));
    },
  };
}

/** Where this server can be reached from this machine. */
function ownAddress(http: App['http']): string {
  const { address, family, port } = http.server.address() as AddressInfo;
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
