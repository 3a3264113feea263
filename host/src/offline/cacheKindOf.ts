import { cachedAnswers, FOR_LATER } from '@forms/shared/contract/offline';

/** Where the site's parts stand. */
export interface Places {
  /** The host's own, as `https://forms.example.org`. */
  origin: string;
  apiBase: string;
  contentBase: string;
  /** Other origins that remotes may come from. */
  remoteOrigins: readonly string[];
}

/**
 * How the worker serves a request: a visitor's page with the shell, a file whose name changes with its content from
 * its cache, what changes in time from the network first. A page's first words are asked for to be served the next time.
 */
export type CacheKind = 'page' | 'words' | 'file' | 'latest';

/** A name that carries its content's hash, as `main.1a2b3c4d.js`. */
const HASHED = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|jpg)$/;
/** The entry is held to its hash by the registry, not by its name: the network has the first word. */
const REMOTES_OWN = /\/(mf-manifest\.json|remoteEntry\.\w+\.js)$/;
/** A slug, and a hash where there is one. The Portuguese site's addresses end in .php. */
const PAGE = /^\/([a-z0-9][a-z0-9-]*(\.php)?(\/[\w-]*)?\/?)?$/;
/** An address behind whose slug there is nothing, as no secret. */
const SLUG_ALONE = /^\/[\w.-]*$/;
/** The sign-in's, whose addresses hold tokens; and what is behind it, or behind the secret of an address. */
const NEVER = ['/login', '/staff', '/file', '/sandbox', '/remotes'];

/**
 * Decides by what is allowed: whatever is not known here never meets the worker. Answers that belong to a session,
 * anything that changes something, other origins but those of remotes, and requests that ask for the network are left
 * to the browser.
 */
export function cacheKindOf(request: Request, places: Places): CacheKind | undefined {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || bypassesCache(request) || request.headers.has('range')) return undefined;
  if (request.mode === 'navigate') return isVisitorsPage(request, origin, pathname, places) ? 'page' : undefined;
  if (request.headers.has(FOR_LATER)) {
    const isWhole = search === '' && SLUG_ALONE.test(pathname);
    return isWhole && isVisitorsPage(request, origin, pathname, places) ? 'words' : undefined;
  }
  const isOwn = origin === places.origin;
  const isRemotes = isOwn ? pathname.startsWith('/remotes/') : places.remoteOrigins.includes(origin);
  // Another origin's opaque answer could be anything, and weighs megabytes.
  if (!isOwn && (!isRemotes || request.mode !== 'cors')) return undefined;
  if (isRemotes && REMOTES_OWN.test(pathname)) return 'latest';
  if (!isOwn || !isUnder(pathname, [places.apiBase, places.contentBase])) {
    if (HASHED.test(pathname)) return 'file';
    return isOwn && search === '' && ['/settings.json', '/remotes.json'].includes(pathname) ? 'latest' : undefined;
  }
  return isCachedAnswer(pathname, places) ? 'latest' : undefined;
}

const bypassesCache = ({ cache }: Request) => cache === 'no-store' || cache === 'reload';

function isVisitorsPage(request: Request, origin: string, path: string, places: Places): boolean {
  if (origin !== places.origin || request.destination === 'iframe') return false;
  return PAGE.test(path) && !isUnder(path, [...NEVER, places.apiBase, places.contentBase]);
}

const isUnder = (path: string, bases: readonly string[]) => bases.some((base) => `${path}/`.startsWith(`${base}/`));

function isCachedAnswer(path: string, { apiBase, contentBase }: Places): boolean {
  const patterns = [
    ...cachedAnswers.api.map((cached) => apiBase + cached),
    ...cachedAnswers.content.map((cached) => contentBase + cached),
  ];
  return patterns.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
}

const TYPES: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  woff2: /^(font\/|application\/)/,
  svg: /^image\//,
  png: /^image\//,
  jpg: /^image\//,
};

/**
 * Whether an answer may be kept: a good one, of the type that its address says, that nothing forbids to store. The
 * registry is this browser's own, as its cache is.
 */
export function isCacheable(address: string, response: Pick<Response, 'status' | 'headers'>): boolean {
  const { pathname } = new URL(address);
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? 'json';
  const type = response.headers.get('content-type') ?? '';
  const forbidden = pathname === '/remotes.json' ? /no-store/ : /no-store|private/;
  if (response.status !== 200 || forbidden.test(response.headers.get('cache-control') ?? '')) return false;
  return (TYPES[ending] ?? /^application\/json/).test(type);
}

/** Whether an answer is a page. */
export const isPage = (_: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && /^text\/html/.test(headers.get('content-type') ?? '');

/** The worker's address, which tells it where things stand: it must know before the first request that it meets. */
export const workerAddress = ({ apiBase, contentBase, remoteOrigins }: Omit<Places, 'origin'>): string =>
  `/sw.js?${new URLSearchParams([
    ['api', apiBase],
    ['content', contentBase],
    ...remoteOrigins.map((origin): [string, string] => ['remotes', origin]),
  ])}`;

/** What `workerAddress` was given, read from within the worker. */
export function placesIn(address: string): Places {
  const { origin, searchParams } = new URL(address);
  return {
    origin,
    apiBase: searchParams.get('api') ?? '/api',
    contentBase: searchParams.get('content') ?? '/content',
    remoteOrigins: searchParams.getAll('remotes'),
  };
}
