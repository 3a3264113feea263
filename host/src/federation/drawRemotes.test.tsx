import { CONTRACT_VERSION } from '@forms/shared/contract';
import { Remote, RemoteProvider } from '@forms/shared/platform/remotes';
import { setBases } from '@forms/shared/platform/store';
import { fakeServices, renderInHost } from '@forms/shared/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { drawRemotes } from './drawRemotes';
import { readRegistry } from './registry';
import { remoteLoader } from './remoteLoader';

/** What the network answers, by path; a path without an answer is down. */
let network: Record<string, () => Response>;
/** What the remote's module holds. */
let contactForm: () => unknown;
/** The remote's entry, as its script would give it. */
const open = async () => ({ get: async () => () => contactForm() });
const realFetch = globalThis.fetch;
/** What the site was told of parts that could not be shown. */
let reported: unknown[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const manifestPath = '/mf-contact/mf-manifest.json';
const line = { manifest: manifestPath, contract: CONTRACT_VERSION };
const manifest = () => ({
  metaData: { buildInfo: { buildVersion: '1' }, remoteEntry: { name: 'remoteEntry.js' } },
  shared: [],
  exposes: [],
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  reported = [];
  setBases({ apiBase: 'http://localhost/api', contentBase: 'http://localhost/content' });
  network = { '/remotes.json': () => json({ 'mf-contact': line }), [manifestPath]: () => json(manifest()) };
  contactForm = () => ({ default: ({ page }: { page: string }) => <p>Write to us from {page}</p> });
  globalThis.fetch = async (input) => {
    if (input instanceof Request) {
      reported.push(await input.json());
      return new Response(null, { status: 204 });
    }
    const answer = network[new URL(String(input), 'http://localhost').pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  // The browser's own goes by another clock than the test's.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function renderWithRemotes() {
  const load = remoteLoader({
    open,
    language: Promise.resolve('en-GB'),
    trusted: Promise.resolve({ origin: 'http://localhost', remoteOrigins: [] }),
    readRegistry,
  });
  const services = fakeServices();
  renderInHost(
    <RemoteProvider value={drawRemotes(load)}>
      <p>The rest of the page</p>
      <Remote of="mf-contact/ContactForm" page="home" />
    </RemoteProvider>,
    { services },
  );
  return services;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a part of a registered remote is drawn with its props', async () => {
  renderWithRemotes();
  expect(screen.getByText('Loading Contact form')).toBeInTheDocument();
  await pass(100);
  expect(screen.getByText('Write to us from home')).toBeInTheDocument();
});

test('a line that cannot be read, and one of a remote that nobody knows, leave the others as they are', async () => {
  network['/remotes.json'] = () => json({ 'mf-contact': line, 'mf-files': { manifest: 7 }, 'mf-new': line });
  renderWithRemotes();
  await pass(100);
  expect(screen.getByText('Write to us from home')).toBeInTheDocument();
});

test('a part that is down for a moment comes without anybody noticing', async () => {
  let asked = 0;
  network[manifestPath] = () => (++asked < 3 ? json({}, 503) : json(manifest()));
  renderWithRemotes();
  await pass(3_000);
  expect(screen.getByText('Write to us from home')).toBeInTheDocument();
});

test('a registry that was read while the remote was being deployed is read again', async () => {
  let read = 0;
  const before = { ...line, manifest: '/mf-contact-before/mf-manifest.json' };
  network['/remotes.json'] = () => json({ 'mf-contact': ++read < 2 ? before : line });
  renderWithRemotes();
  await pass(1_000);
  expect(screen.getByText('Write to us from home')).toBeInTheDocument();
});

test.each([
  ['the manifest is missing', () => ({ [manifestPath]: () => json({ error: 'not-found' }, 404) })],
  ['the manifest is a page', () => ({ [manifestPath]: () => new Response('<html>') })],
  ['the manifest is empty', () => ({ [manifestPath]: () => json({}) })],
  ['the registry is broken', () => ({ '/remotes.json': () => json({ 'mf-contact': {} }) })],
  ['the registry is missing', () => ({ '/remotes.json': () => json({}, 404) })],
  ['the registry has no line for it', () => ({ '/remotes.json': () => json({}) })],
  [
    'its origin is not trusted',
    () => ({ '/remotes.json': () => json({ 'mf-contact': { ...line, manifest: 'https://evil.example/m.json' } }) }),
  ],
])('when %s a notice names the part, the page stands, and Try again brings it once it is there', async (_, broken) => {
  const good = network;
  network = { ...good, ...broken() };
  renderWithRemotes();
  await pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Contact form: this part could not be loaded');
  expect(screen.getByText('The rest of the page')).toBeInTheDocument();

  network = good;
  await press('Try again');
  await pass(2_000);
  expect(screen.getByText('Write to us from home')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the site is told once which remote could not be shown, by which manifest and in which phase, and nothing else', async () => {
  network[manifestPath] = () => json({}, 404);
  renderWithRemotes();
  await pass(10_000);
  expect(reported).toEqual([{ remote: 'mf-contact', manifest: manifestPath, phase: 'manifest', places: [] }]);
});

test('a part that hangs is given up after ten seconds', async () => {
  globalThis.fetch = () => new Promise(() => {});
  renderWithRemotes();
  await pass(9_900);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByRole('alert')).toHaveTextContent('Contact form: this part could not be loaded');
});

test('a part made for another contract says that it does not fit', async () => {
  network['/remotes.json'] = () => json({ 'mf-contact': { ...line, contract: '^9.0.0' } });
  renderWithRemotes();
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('this part does not fit this version of the site');
});

test('a part that breaks while it is drawn keeps that to its place, and can be reported', async () => {
  contactForm = () => ({
    default: () => {
      throw new Error('No such field');
    },
  });
  const services = renderWithRemotes();
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Contact form: something went wrong in this part');
  expect(screen.getByText('The rest of the page')).toBeInTheDocument();
  await press('Report');
  expect(services.reportBug).toHaveBeenCalledWith({
    message: `mf-contact/ContactForm failed (phase drawing, version 1, http://localhost${manifestPath}): No such field`,
    stack: expect.stringContaining('drawRemotes.test'),
  });
});

test('code that throws while it is loaded is no connection problem, is run once, and what it threw first is reported', async () => {
  let runs = 0;
  contactForm = () => {
    throw new Error(++runs === 1 ? 'No such rule' : 'Cannot access rule before initialization');
  };
  const services = renderWithRemotes();
  await pass(9_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Contact form: something went wrong in this part');
  expect(runs).toBe(1);

  await press('Try again');
  await pass(1_000);
  await press('Report');
  expect(services.reportBug).toHaveBeenCalledWith({
    message: `mf-contact/ContactForm failed (phase code, version 1, http://localhost${manifestPath}): No such rule`,
    stack: expect.stringContaining('drawRemotes.test'),
  });
});

test('the console names the phase, the part, its version and address, and the error that came first', async () => {
  const first = new Error('Loading chunk 7 failed.');
  let runs = 0;
  contactForm = () => {
    throw ++runs === 1 ? first : new Error('Loading chunk 7 failed once more.');
  };
  renderWithRemotes();
  await pass(10_000);
  expect(runs).toBe(3);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(
    `mf-contact/ContactForm failed (phase module, version 1, http://localhost${manifestPath}):`,
    first,
  );
});

test('a registry that hung is asked for again in good time, and is there at the first Try again', async () => {
  const good = globalThis.fetch;
  const hung: (RequestInit | undefined)[] = [];
  globalThis.fetch = (input, init) => {
    if (!String(input).endsWith('/remotes.json')) return good(input, init);
    hung.push(init);
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  };
  renderWithRemotes();
  await pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Contact form: this part could not be loaded');
  expect(hung.map((init) => init?.cache)).toEqual(['default', 'no-store', 'no-store']);

  globalThis.fetch = good;
  await press('Try again');
  await pass(100);
  expect(screen.getByText('Write to us from home')).toBeInTheDocument();
});

test('a part that replaces what others use has it taken back once it leaves, and its team hears of it', async () => {
  const { setItem } = Storage.prototype;
  contactForm = () => {
    Storage.prototype.setItem = () => undefined;
    return { default: () => <p>Write to us</p> };
  };
  renderWithRemotes();
  await screen.findByText('Write to us');
  expect(Storage.prototype.setItem).not.toBe(setItem);
  cleanup();
  expect(Storage.prototype.setItem).toBe(setItem);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^mf-contact\/ContactForm had replaced .*setItem$/));
});
