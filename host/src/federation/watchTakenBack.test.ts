import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { addresses } from './loadedParts';
import { watchTakenBack } from './watchTakenBack';

const OWN = '/remotes/mf-contact/mf-manifest.json';
const BAD = '/remotes/mf-contact/1.5.0/mf-manifest.json';
const reload = jest.fn();
const realFetch = globalThis.fetch;
const inner = () => document.createElement('input');

let asked: string[];
let takenBack: string[];
let served: RemoteRegistry;
let mustStay: boolean;
let listeners: jest.SpyInstance<void, Parameters<typeof document.addEventListener>>;

/** A page that was opened with this version; what it listens to ends with the test. */
function opened(manifest: string) {
  watchTakenBack({ lines: Promise.resolve({ 'mf-contact': lineAt(manifest) }), mustStay: () => mustStay, reload });
}
const lineAt = (manifest: string) => ({ manifest, contract: '^3.0.0' });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const link = document.createElement('a');
/** What hears a press on a link as the router does. */
const route = jest.fn();
/** Whether the browser, and not the router, follows a link that somebody presses. */
function follows(href: string): boolean {
  link.href = href;
  document.body.append(link);
  route.mockClear();
  link.addEventListener('click', route, { once: true });
  // jsdom cannot go anywhere.
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  link.click();
  link.removeEventListener('click', route);
  link.remove();
  return route.mock.calls.length === 0;
}
/** What somebody does who writes into a field. */
function writes() {
  const field = document.body.appendChild(inner());
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.remove();
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  addresses.clear();
  asked = [];
  takenBack = [BAD];
  mustStay = false;
  served = { 'mf-contact': lineAt(OWN) };
  listeners = jest.spyOn(document, 'addEventListener');
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json(address === '/taken-back.json' ? takenBack : served);
  };
});
afterEach(() => {
  for (const [kind, hear, how] of listeners.mock.calls) document.removeEventListener(kind, hear, how);
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that has what was taken back loads itself anew within a minute', async () => {
  opened(BAD);
  await pass(44_000);
  expect(asked).toEqual([]);
  await pass(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where a part came anew since, its own version counts', async () => {
  addresses.set('mf-contact', new URL('/remotes/mf-contact/1.4.0/mf-manifest.json', window.location.origin).href);
  opened(BAD);
  await pass(120_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that has the builds beside the host alone asks for nothing', async () => {
  opened(OWN);
  await pass(600_000);
  expect(asked).toEqual([]);
});

test('a page whose version is served, or was followed by a newer one, stays', async () => {
  takenBack = ['/remotes/mf-contact/1.4.0/mf-manifest.json'];
  opened(BAD);
  await pass(600_000);
  expect(new Set(asked)).toEqual(new Set(['/taken-back.json']));
  expect(reload).not.toHaveBeenCalled();
});

test('while a copy of the registry still says what was taken back, it is asked again soon, and the page stays', async () => {
  served = { 'mf-contact': lineAt(BAD) };
  opened(BAD);
  await pass(46_000);
  expect(reload).not.toHaveBeenCalled();
  served = {};
  await pass(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['writes', writes],
  ['chooses', () => document.body.click()],
])('while somebody %s the page stays; the next link that they follow is a whole page', async (_, act) => {
  opened(BAD);
  act();
  await pass(600_000);
  expect(reload).not.toHaveBeenCalled();
  expect(follows('?step=two')).toBe(false);
  expect(follows('/home')).toBe(true);
});

test('a page that somebody came to by a link is one on which nobody has done anything', async () => {
  opened(BAD);
  writes();
  expect(follows('/home')).toBe(false);
  await pass(46_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who wrote before the page was whole is let alone likewise', async () => {
  const field = document.body.appendChild(inner());
  field.value = 'Ada';
  opened(BAD);
  field.remove();
  await pass(600_000);
  expect(reload).not.toHaveBeenCalled();
  expect(follows('/home')).toBe(true);
});

test('where somebody would be asked before leaving, the page stays until they would not', async () => {
  const unsent = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', unsent);
  opened(BAD);
  await pass(90_000);
  expect(reload).not.toHaveBeenCalled();
  expect(follows('/home')).toBe(false);
  window.removeEventListener('beforeunload', unsent);
  await pass(45_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while somebody is in a frame, as the card provider’s, the page stays', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.tabIndex = 0;
  frame.focus();
  opened(BAD);
  await pass(90_000);
  expect(reload).not.toHaveBeenCalled();
  frame.remove();
});

test('while a sign-in link is about to be taken, the page stays', async () => {
  mustStay = true;
  opened(BAD);
  await pass(90_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that nobody sees asks nothing, and at once when it is seen again', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  opened(BAD);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(600_000);
  expect(asked).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where the site cannot be reached, the page stays, and asks again', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  opened(BAD);
  await pass(46_000);
  globalThis.fetch = answer;
  await pass(45_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
