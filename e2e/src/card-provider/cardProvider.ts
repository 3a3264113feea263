import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const hosts = ['js.stripe.com', 'api.stripe.com'] as const;
const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/endive/stripe.js': ['stripe.js', 'text/javascript'],
  '/frame.html': ['frame.html', 'text/html'],
  '/frame.js': ['frame.js', 'text/javascript'],
};

interface Intent {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  status: 'requires_payment_method' | 'succeeded';
  amount: number;
  amount_received: number;
  currency: string;
  metadata: { enquiryId: string };
}

/** The card provider's two hosts, as much of them as one payment needs, at their real addresses over TLS. */
export interface CardProvider {
  /** Flags for a browser to which this is the provider. */
  flags: string[];
  /** The environment of a server to which this is the provider. */
  env: Record<string, string>;
  /** The payments that were made of it. */
  intents: readonly Intent[];
  /** Whether the browser's script is cut off, as by a blocker. */
  blocked: boolean;
  close(): Promise<void>;
}

export async function openCardProvider(): Promise<CardProvider> {
  const names = hosts.map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] }], {
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  const intents: Intent[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const file = files[path];
    if (file) {
      if (provider.blocked) return void request.socket.destroy();
      response.setHeader('content-type', file[1]);
      return void response.end(readFileSync(join(__dirname, file[0])));
    }
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    response.setHeader('content-type', 'application/json').setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify(payment(path, form)));
  }

  function payment(path: string, form: URLSearchParams): object {
    const [, id, verb] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (id === undefined) {
      const made: Intent = {
        id: `pi_${intents.length + 1}`,
        object: 'payment_intent',
        client_secret: `pi_${intents.length + 1}_secret_x`,
        status: 'requires_payment_method',
        amount: Number(form.get('amount')),
        amount_received: 0,
        currency: form.get('currency') ?? '',
        metadata: { enquiryId: form.get('metadata[enquiryId]') ?? '' },
      };
      intents.push(made);
      return made;
    }
    const intent = intents.find((made) => made.id === id);
    if (!intent) return { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
    if (verb === 'confirm') Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    return intent;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: CardProvider = {
    flags: [
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host}:443 127.0.0.1:${port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
    env: {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
      STRIPE_SECRET_KEY: 'sk_test_journey',
      STRIPE_WEBHOOK_SECRET: 'whsec_journey',
      NODE_OPTIONS: `--require ${join(__dirname, 'redirect.cjs')}`,
      CARD_PROVIDER_PORT: String(port),
    },
    intents,
    blocked: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
