import { EXAMS_FORM_SLUG } from '@forms/shared/contract';
import type { Browser } from 'puppeteer';

/** The most JavaScript, in bytes over the wire, that a first visit to the exams form may load. */
export const FIRST_LOAD_LIMIT = 330 * 1024;

export interface FirstLoad {
  /** Bytes of JavaScript over the wire on a first visit, until the form's first page stands there and the page is idle. */
  first: number;
  /** The same on the next visit: what no cache answered. */
  again: number;
  /** Each script's address and its bytes on the first visit, largest first. */
  scripts: [address: string, bytes: number][];
}

/** Opens the exams form twice in a fresh profile and counts the JavaScript that came over the wire. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const wire = await page.createCDPSession();
  await wire.send('Network.enable');

  const visit = async () => {
    const scripts = new Map<string, { url: string; bytes: number }>();
    const seen = (event: { requestId: string; type?: string; response: { url: string; fromDiskCache?: boolean } }) => {
      if (event.type === 'Script') scripts.set(event.requestId, { url: event.response.url, bytes: 0 });
    };
    const finished = (event: { requestId: string; encodedDataLength: number }) => {
      const script = scripts.get(event.requestId);
      if (script) script.bytes = event.encodedDataLength;
    };
    wire.on('Network.responseReceived', seen);
    wire.on('Network.loadingFinished', finished);
    await page.goto(`${address}/${EXAMS_FORM_SLUG}`, { waitUntil: 'networkidle0' });
    await page.locator('::-p-aria([name="Start"][role="button"])').waitHandle();
    await page.waitForNetworkIdle({ idleTime: 1000 });
    wire.off('Network.responseReceived', seen);
    wire.off('Network.loadingFinished', finished);
    return [...scripts.values()];
  };

  const first = await visit();
  const again = await visit();
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
