import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, getCacheKeyForURL, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type CacheKind, cacheKindOf, isCacheable, isPage, placesIn } from '../cacheKindOf';
import { TAKE_OVER } from '../takeOver';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const SHELL = '/index.html';
/** Seconds that the network has before what is here is served; what comes later is here the next time. */
const PATIENCE_S = 0.1;
/** For how long a network that was too slow at a page's beginning is not waited for again; in milliseconds. */
const SLOW_MS = 2_000;
const DAY_S = 24 * 60 * 60;

const places = placesIn(self.location.href);
const isRegistry = ({ url }: Request) => new URL(url).pathname === '/remotes.json';
const cachedAs =
  (kind: CacheKind) =>
  ({ request }: { request: Request }) =>
    cacheKindOf(request, places) === kind;
/** A cache for what may be kept, of so many entries for so many days; what was used least goes first. */
const cache = (cacheName: string, maxEntries: number, days: number, mayStore = isCacheable) => ({
  cacheName,
  // A page's own request and one of the worker's differ in headers, never in the answer.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
        mayStore(request.url, response) ? response : null,
    },
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true }),
  ],
});

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
const keyOfShell = getCacheKeyForURL(SHELL) ?? SHELL;

const words = cache('forms-words', 30, 30, isPage);
registerRoute(cachedAs('words'), new NetworkFirst(words));
registerRoute(cachedAs('page'), async ({ event, request, url }) => {
  // Another campus has other words.
  if (url.searchParams.has('campus')) await caches.delete(words.cacheName);
  const shell = await caches.match(keyOfShell);
  if (!shell) return fetch(request);
  event.waitUntil(refreshShell(shell.clone()));
  const page = await caches.match(request.url, { ...words.matchOptions, cacheName: words.cacheName });
  return page && (await isOfBuild(shell.clone(), page.clone())) ? page : shell;
});
// Only files: pages have their route above.
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(cachedAs('file'), new CacheFirst(cache('forms-files', 400, 60)));
const latest = cache('forms-latest', 200, 30);
let slowAt = Number.NEGATIVE_INFINITY;
const noteSlowness: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (cachedResponse && isRegistry(request)) slowAt = performance.now();
    return cachedResponse;
  },
};
const fresh = new NetworkFirst({
  ...latest,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [...latest.plugins, noteSlowness],
});
const here = new StaleWhileRevalidate(latest);
// A page that has to begin with the registry that is here goes on with what is here: it asks for one thing after the
// other, and would wait for the slow network each time.
registerRoute(cachedAs('latest'), (asked) =>
  (performance.now() - slowAt < SLOW_MS && !isRegistry(asked.request) ? here : fresh).handle(asked),
);
// A cache that fails, as one that is cleared away just then, is no reason to be without the network's answer.
setCatchHandler(({ request }) => fetch(request));

// The first worker serves the page that brought it. A later one waits until it is asked for, or nobody is here.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

/** Whether a page that was stored with its first words is of the build that is here. */
async function isOfBuild(shell: Response, page: Response): Promise<boolean> {
  const html = await page.text();
  const scripts = (await shell.text()).match(/<script [^>]*src=[^>]*>/g) ?? [];
  return scripts.every((script) => html.includes(script));
}

/**
 * The page's headers, its content policy among them, are kept with it, and a setting may change them without a build:
 * they are asked for at each visit. Another page means another build, which brings its own worker and files.
 */
async function refreshShell(cached: Response): Promise<void> {
  const fresh = await fetch(SHELL, { cache: 'no-cache' }).catch(() => undefined);
  if (fresh?.status !== 200 || (await fresh.clone().text()) !== (await cached.text())) return;
  await (await caches.open(cacheNames.precache)).put(keyOfShell, fresh);
}
