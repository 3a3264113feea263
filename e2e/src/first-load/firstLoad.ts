import { EXAMS_FORM_SLUG } from '@forms/shared/contract';
import type { Browser } from 'puppeteer';
import { POLL_MS } from '../visitor/Tab';

/**
 * The pages that people come to first, and the most JavaScript, in bytes over the wire and in files, that each may load
 * then: what they load, and 9 KB for what comes next.
 */
export const firstPages = [
  { name: 'home', path: '/', stands: '::-p-aria([name="Fees"][role="link"])', limit: 206 * 1024, mostFiles: 5 },
  {
    name: 'the exams form',
    path: `/${EXAMS_FORM_SLUG}`,
    stands: '::-p-aria([name="Start"][role="button"])',
    limit: 256 * 1024,
    mostFiles: 9,
  },
] as const;

/** A page that stands has all that it begins with once nothing has ended for so long. */
const QUIET_MS = 1_500;
const LONGEST_MS = 60_000;

export interface FirstLoad {
  /** Bytes of JavaScript over the wire on a first visit, until the page stands there and is idle. */
  first: number;
  /** What the next visit brought over the wire of what the first one had: what no cache answered. */
  again: number;
  /** Each script's address and its bytes on the first visit, largest first. */
  scripts: [address: string, bytes: number][];
}

/** Opens a page twice in a fresh profile and counts the JavaScript that came over the wire. */
export async function measureFirstLoad(
  browser: Browser,
  address: string,
  { path, stands }: Pick<(typeof firstPages)[number], 'path' | 'stands'>,
): Promise<FirstLoad> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const wire = await page.createCDPSession();
  await wire.send('Network.enable');

  const visit = async () => {
    const scripts = new Map<string, { url: string; bytes: number }>();
    const underWay = new Map<string, string>();
    let lastEnd = Date.now();
    const asked = (event: { requestId: string; type?: string; request: { url: string } }) => {
      if (event.type === 'Script') underWay.set(event.requestId, event.request.url);
    };
    const seen = (event: { requestId: string; type?: string; response: { url: string } }) => {
      if (event.type === 'Script') scripts.set(event.requestId, { url: event.response.url, bytes: 0 });
    };
    const ended = (event: { requestId: string; encodedDataLength?: number }) => {
      const script = scripts.get(event.requestId);
      if (script) script.bytes = event.encodedDataLength ?? 0;
      underWay.delete(event.requestId);
      lastEnd = Date.now();
    };
    wire.on('Network.requestWillBeSent', asked);
    wire.on('Network.responseReceived', seen);
    wire.on('Network.loadingFinished', ended);
    wire.on('Network.loadingFailed', ended);
    await page.goto(`${address}${path}`);
    await page.locator(stands).waitHandle();
    const deadline = Date.now() + LONGEST_MS;
    while (underWay.size > 0 || Date.now() - lastEnd < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`Never came: ${[...underWay.values()].join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    wire.removeAllListeners();
    return [...scripts.values()];
  };

  const first = await visit();
  // What is asked for late may come with the second visit alone where the machine is slow.
  const had = new Set(first.map(({ url }) => url));
  const again = (await visit()).filter(({ url }) => had.has(url));
  await context.close();
  return {
    first: total(first),
    again: total(again),
    scripts: first
      .map(({ url, bytes }): [string, number] => [new URL(url).pathname, bytes])
      .sort(([, a], [, b]) => b - a),
  };
}

const total = (scripts: { bytes: number }[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
