import { type Route, routes } from '@forms/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

type Bases = Pick<Settings, 'apiBase' | 'contentBase'>;

/** The addresses that are no call and stand in no row of the contract: the site's own, open to everyone. */
export const siteAddresses: readonly string[] = [
  'GET /*',
  'GET /login/*',
  'GET /remotes/:name/*',
  'GET /remotes.json',
  'GET /settings.json',
  'GET /sw.js',
  'GET /taken-back.json',
  'GET /sandbox/card',
  'GET /sandbox/card.css',
  'GET /sandbox/card.js',
  'GET /sandbox/stripe.js',
  'GET /sandbox/words.js',
  'POST /sandbox/v1/payment_intents/:id/challenge',
  'POST /sandbox/v1/payment_intents/:id/confirm',
];

/** A call's methods, and the address that it stands at. A GET that changes something is served as POST too. */
export const addressOf = (route: Route, settings: Bases) => ({
  methods: route.changes ? [route.method, 'POST'] : [route.method],
  url: (route.service === 'content' ? settings.contentBase : settings.apiBase) + route.path,
});

/** Keeps the server from starting with an address of which no table says who may call it. */
export function refuseUnknownAddresses(http: FastifyInstance, settings: Bases): void {
  const calls = Object.values(routes).flatMap((route) => {
    const { methods, url } = addressOf(route, settings);
    return methods.map((method) => `${method} ${url}`);
  });
  const known = new Set([...calls, ...siteAddresses]);
  http.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      // The framework answers HEAD wherever it answers GET, by the same handler.
      if (one === 'HEAD' || known.has(`${one} ${url}`)) continue;
      throw new Error(`${one} ${url} has neither a row in the contract's table of calls nor a line in addresses.ts`);
    }
  });
}
