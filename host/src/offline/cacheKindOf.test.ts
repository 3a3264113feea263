import { FOR_LATER } from '@forms/shared/contract';
import { cacheKindOf, isCacheable, isPage, type Places, placesIn, workerAddress } from './cacheKindOf';

const places: Places = {
  origin: 'https://forms.example.org',
  apiBase: '/api',
  contentBase: '/content',
  remoteOrigins: ['https://remotes.example.org'],
};
interface Asked {
  method?: string;
  mode?: string;
  cache?: string;
  destination?: string;
  headers?: Record<string, string>;
}
/** A request as a worker meets it; one of a page's scripts where nothing else is said. */
const asked = (path: string, { method = 'GET', mode = 'cors', cache = 'default', ...rest }: Asked = {}): Request =>
  ({
    url: new URL(path, places.origin).href,
    method,
    mode,
    cache,
    destination: rest.destination ?? (mode === 'navigate' ? 'document' : ''),
    headers: new Headers(rest.headers),
  }) as Request;
const kind = (path: string, how?: Asked) => cacheKindOf(asked(path, how), places);

it.each(['/', '/open-day', '/open-day/', '/open-day/aZ09_-secret', '/precos.php', '/?campus=lisbon', '/message#top'])(
  'opens the visitor’s page %s with the shell',
  (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('page');
  },
);

it.each([
  '/login/ey.J0.en/home',
  '/login',
  '/staff/enquiries',
  '/staff',
  '/file/Zm9v',
  '/api/docs',
  '/content/pages/about',
  '/sandbox/card',
  '/remotes/mf-forms/',
  '/robots.txt',
  '/main.1a2b3c4d.js',
  '/Open-Day',
  'https://js.stripe.com/v3/',
])('leaves the opening of %s to the browser', (path) => {
  expect(kind(path, { mode: 'navigate' })).toBeUndefined();
});

it('leaves a frame within a page alone', () => {
  expect(kind('/open-day', { mode: 'navigate', destination: 'iframe' })).toBeUndefined();
});

it.each([
  '/main.1a2b3c4d.js',
  '/4347.4bbf6f66.css',
  '/inter.0a1b2c3d4e5f.woff2',
  '/remotes/mf-forms/183.71ae2791.js',
  'https://remotes.example.org/mf-files/183.71ae2791.js',
])('keeps %s, whose name changes with its content', (path) => {
  expect(kind(path)).toBe('file');
});

it.each([
  '/settings.json',
  '/remotes.json',
  '/remotes/mf-forms/mf-manifest.json',
  '/remotes/mf-forms/remoteEntry.437795b6.js',
  'https://remotes.example.org/mf-files/mf-manifest.json',
  '/api/slug/open-day',
  '/api/v2/form/open-day',
  '/api/v2/form/open-day?version=2',
  '/api/webforms/options/schools',
  '/content/pages/about',
])('asks the network first for %s, and keeps the last answer', (path) => {
  expect(kind(path)).toBe('latest');
});

it.each([
  '/api/auth/session',
  '/api/enquiries',
  '/api/enquiries/1',
  '/api/v2/forms',
  '/api/v2/form/open-day/versions',
  '/api/webforms/draft/secret',
  '/api/file/Zm9v',
  '/api/file/Zm9v/content',
  '/api/my/invoice/pay/provider',
  '/api/users',
  '/api/health',
  '/content/contacts',
  '/api/webforms/main.1a2b3c4d.js',
  '/sw.js',
  '/favicon.ico',
  '/settings.json?token=secret',
  'https://js.stripe.com/v3/stripe.1a2b3c4d.js',
  'https://elsewhere.example.org/main.1a2b3c4d.js',
])('never meets %s', (path) => {
  expect(kind(path)).toBeUndefined();
});

const forLater: Asked = { headers: { [FOR_LATER]: '1' } };
it.each(['/', '/open-day', '/precos.php', '/contact-us'])(
  'asks for the first words of %s ahead of the next visit',
  (path) => {
    expect(kind(path, forLater)).toBe('words');
  },
);

it.each([
  '/open-day/aZ09_-secret',
  '/open-day?draft=secret',
  '/application/aZ09_-secret',
  '/login/ey.J0.en/home',
  '/staff/enquiries',
  '/file/Zm9v',
  '/api/auth/session',
  'https://elsewhere.example.org/',
])('stores no words of %s, which may be one person’s', (path) => {
  expect(kind(path, forLater)).toBeUndefined();
});

it.each<[string, Asked]>([
  ['/api/v2/form/open-day', { method: 'POST' }],
  ['/main.1a2b3c4d.js', { method: 'HEAD' }],
  ['/remotes.json', { cache: 'no-store' }],
  ['/remotes.json', { cache: 'reload' }],
  ['/main.1a2b3c4d.js', { headers: { range: 'bytes=0-9' } }],
  ['https://remotes.example.org/mf-files/183.71ae2791.js', { mode: 'no-cors' }],
])('never meets %s asked as %j', (path, how) => {
  expect(kind(path, how)).toBeUndefined();
});

it('stores a page’s words only where a page was answered', () => {
  const answer = (status: number, type: string) => ({ status, headers: new Headers({ 'content-type': type }) });
  expect(isPage('', answer(200, 'text/html; charset=utf-8'))).toBe(true);
  expect(isPage('', answer(503, 'text/html; charset=utf-8'))).toBe(false);
  expect(isPage('', answer(200, 'application/json'))).toBe(false);
});

describe('what may be kept', () => {
  const answer = (status: number, headers: Record<string, string>) => ({ status, headers: new Headers(headers) });
  const script = `${places.origin}/main.1a2b3c4d.js`;
  const form = `${places.origin}/api/v2/form/open-day`;

  it('is a good answer of the type that its address says', () => {
    expect(isCacheable(script, answer(200, { 'content-type': 'text/javascript; charset=utf-8' }))).toBe(true);
    expect(isCacheable(form, answer(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }))).toBe(
      true,
    );
  });

  it('may be kept where it is this browser’s own registry, and nothing else that is one person’s', () => {
    const own = answer(200, { 'content-type': 'application/json', 'cache-control': 'private, no-cache' });
    expect(isCacheable(new URL('/remotes.json', places.origin).href, own)).toBe(true);
    expect(isCacheable(form, own)).toBe(false);
  });

  it.each<[string, string, number, Record<string, string>]>([
    ['a page in the place of a script', script, 200, { 'content-type': 'text/html' }],
    ['an error', script, 500, { 'content-type': 'text/javascript' }],
    ['a part of a file', script, 206, { 'content-type': 'text/javascript' }],
    ['what another origin does not show', script, 0, {}],
    ['what must not be stored', form, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' }],
  ])('is never %s', (_, address, status, headers) => {
    expect(isCacheable(address, answer(status, headers))).toBe(false);
  });
});

it('tells the worker by its address where things stand', () => {
  expect(placesIn(new URL(workerAddress(places), places.origin).href)).toEqual(places);
});
