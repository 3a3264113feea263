import { request as passOn } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { startCardSandbox } from '../../../api/src/testing/cardSandbox';

const hosts = ['js.stripe.com', 'api.stripe.com'] as const;
const SCRIPT = '/endive/stripe.js';

/** The card provider's two hosts, at their real addresses over TLS: behind them is the card sandbox. */
export interface CardProvider {
  /** Flags for a browser to which this is the provider. */
  flags: string[];
  /** The environment of a server to which this is the provider. */
  env: Record<string, string>;
  /** The payments that were made of it. */
  intents(): Promise<{ status: string; metadata: string }[]>;
  /** Whether the browser's script is cut off, as by a blocker. */
  blocked: boolean;
  close(): Promise<void>;
}

export async function openCardProvider(): Promise<CardProvider> {
  const names = hosts.map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] }], {
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  const sandbox = await startCardSandbox();
  const server = createServer({ key, cert }, (request, response) => {
    const path = request.url ?? '/';
    if (path === SCRIPT && provider.blocked) return void request.socket.destroy();
    const origin = path.startsWith('/v1/') ? `http://${sandbox.address.host}:${sandbox.address.port}` : sandbox.origin;
    const { method, headers } = request;
    const passed = passOn(
      new URL(path === SCRIPT ? sandbox.browser.sandboxScript : path, origin),
      { method, headers },
      (answer) => {
        // Whose pages may hold the card field is the sandbox's own rule: the provider's are the whole web's.
        const { 'content-security-policy': _, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 0, headers);
        answer.pipe(response);
      },
    );
    passed.on('error', (error) => response.destroy(error));
    request.pipe(passed);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: CardProvider = {
    flags: [
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host}:443 127.0.0.1:${port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
    env: {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      NODE_OPTIONS: `--require ${join(__dirname, 'redirect.cjs')}`,
      CARD_PROVIDER_PORT: String(port),
    },
    intents: () => sandbox.db.selectFrom('sandboxIntents').select(['status', 'metadata']).orderBy('madeAt').execute(),
    blocked: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
    },
  };
  return provider;
}
