import { loadNewBuild } from './newBuild';

const stale = new Error('Loading chunk 183 failed.\n(missing: http://localhost/183.71ae2791.js)');
const realFetch = globalThis.fetch;
const reload = jest.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  globalThis.fetch = async () => new Response(null, { status: 404 });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('a chunk that is gone loads the page anew, once in two minutes', async () => {
  jest.useFakeTimers();
  await loadNewBuild(stale, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 119_000);
  await loadNewBuild(stale, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 2_000);
  await loadNewBuild(stale, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('any other failure does not', async () => {
  await loadNewBuild(new Error('No such field'), reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a server that has a page for whatever it does not know says thereby that a chunk is gone', async () => {
  globalThis.fetch = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  await loadNewBuild(stale, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the site cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the site is down', async () => new Response('', { status: 503 })],
  [
    'the chunk is there, and was not let run',
    async () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  ],
])('where %s the page stays', async (_, answer) => {
  globalThis.fetch = answer;
  await loadNewBuild(stale, reload);
  expect(reload).not.toHaveBeenCalled();
});

test('where somebody would be asked before leaving, the page stays', async () => {
  const unsent = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', unsent);
  await loadNewBuild(stale, reload);
  window.removeEventListener('beforeunload', unsent);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that keeps nothing for the site is not sent round in circles', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await loadNewBuild(stale, reload);
  full.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
