import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/dom';
import { readSettings } from './settings';

const settings = {
  campus: 'lisbon',
  campusHosts: {},
  live: true,
  apiBase: '/api',
  contentBase: '/content',
  remoteOrigins: [],
};
const realFetch = globalThis.fetch;
let asked: RequestInit[];
let answer: (signal: AbortSignal | null | undefined) => Promise<Response>;
const hangs: typeof answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const comes: typeof answer = async () => new Response(JSON.stringify(settings));

beforeEach(() => {
  jest.useFakeTimers();
  // The browser's own goes by another clock than the test's.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(
    readFileSync(join(__dirname, 'index.html'), 'utf8'),
  )?.[1] as string;
  asked = [];
  globalThis.fetch = async (_, init = {}) => {
    asked.push(init);
    return answer(init.signal);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test.each<[string, typeof answer]>([
  ['hang', hangs],
  ['are refused', async () => new Response('', { status: 503 })],
  ['are no settings', async () => new Response('<html>')],
])(
  'where the settings %s, the page says within seconds that it could not be opened, and is opened once they come',
  async (_, bad) => {
    answer = bad;
    const reading = readSettings();
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(3_100);
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be opened');
    answer = comes;
    await pass(5_000);
    expect(await reading).toMatchObject({ campus: 'lisbon' });
    expect(screen.queryByRole('alert')).toBeNull();
    // A browser would wait for the request that hangs, or give the bad answer again.
    expect(asked.at(-1)?.cache).toBe('no-store');
  },
);

test('Try again asks at once, however long the next try would have been waited for', async () => {
  answer = async () => new Response('', { status: 503 });
  const reading = readSettings();
  await pass(16_000);
  answer = comes;
  screen.getByRole('button', { name: 'Try again' }).click();
  await pass(10);
  expect(await reading).toMatchObject({ campus: 'lisbon' });
});

test('the tries grow rarer: a server in trouble is not asked for ever in a hurry', async () => {
  answer = async () => new Response('', { status: 503 });
  void readSettings();
  await pass(120_000);
  expect(asked.length).toBeLessThan(12);
});
