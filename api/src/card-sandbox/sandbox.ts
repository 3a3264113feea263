import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { CardProvider } from '@forms/shared/contract';
import fastify from 'fastify';
import { houseFolder } from '../platform/houseFolder';
import type { App } from '../platform/http/app';
import { newSecret } from '../platform/ids';
import { openEvents } from './events';
import { serveBrowser, serveMerchant } from './protocol';

const LOOPBACK = '127.0.0.1';

/** What stands where the card frame is drawn: it loads nothing but its own script and style, and only a page of ours may hold it. */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const files = {
  '/stripe.js': ['stripe.js', 'text/javascript'],
  '/card': ['card.html', 'text/html'],
  '/card.js': ['card.js', 'text/javascript'],
  '/card.css': ['card.css', 'text/css'],
  '/words.js': ['words.js', 'text/javascript'],
} as const;

/**
 * Opens the card sandbox, which stands in for the card provider where no money is to move: its API on a listener that
 * only this machine reaches, and its browser script, card frame and browser calls under `/sandbox` of the product.
 * What it knows is in the database, so that payments survive a restart.
 *
 * @param webhook the path that it sends its events to
 */
export async function openSandbox({ http, db }: Pick<App, 'http' | 'db'>, webhook: string) {
  const secretKey = `sk_test_${newSecret()}`;
  const merchant = fastify({ forceCloseConnections: true });
  const { webhookSecret, notify, closing } = openEvents(http, webhook);
  const provider = { db, notify, closing };
  serveMerchant(merchant, provider, secretKey);
  await merchant.listen({ host: LOOPBACK, port: 0 });
  http.addHook('onClose', () => merchant.close());

  http.register(
    async (scope) => {
      serveBrowser(scope, provider);
      for (const [path, [file, type]] of Object.entries(files)) {
        const content = readFileSync(join(houseFolder, 'api/src/card-sandbox/browser', file));
        scope.get(path, (_request, reply) =>
          reply.type(`${type}; charset=utf-8`).header('content-security-policy', framePolicy).send(content),
        );
      }
    },
    { prefix: '/sandbox' },
  );

  return {
    secretKey,
    address: { host: LOOPBACK, port: (merchant.server.address() as AddressInfo).port, protocol: 'http' as const },
    browser: { publishableKey: 'pk_test_sandbox', sandboxScript: '/sandbox/stripe.js' } satisfies CardProvider,
    webhookSecret,
  };
}
