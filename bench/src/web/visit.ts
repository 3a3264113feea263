import type { BrowserContext, CDPSession, Page } from 'puppeteer';

/** A phone on a slow 4G, as Lighthouse means it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; CPU 4 times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU = 4;
/** How long nothing may be fetched until a page is taken to be at rest, in milliseconds. */
const REST_MS = 1_500;

/** What a visit was like: times in milliseconds from the press of Enter in the address bar. */
export interface Visit {
  /** The first words or pictures. */
  fcp: number;
  /** The largest that came into sight. */
  lcp: number;
  /** The frame in which a key pressed in the first field is seen; none where nothing was to be typed. */
  typed: number;
  /** How much moved by itself: the cumulative layout shift. */
  cls: number;
  /** Everything over the wire, in bytes. */
  bytes: number;
}

/** After so many milliseconds a key that fell between a field and the one in its place is pressed again. */
const AGAIN_MS = 2_000;

/** How long somebody stays on a page until its service worker, if it has one, has kept it; in milliseconds. */
const STAY_MS = 10_000;

/** Stays on a page for as long as it takes to be kept for the next visit. */
export async function stay(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await new Promise((resolve) => setTimeout(resolve, STAY_MS));
  await page.close();
}

/** Opens an address in a new tab of that window, types into the field of that selector as soon as it stands there. */
export async function visit(context: BrowserContext, address: string, field?: string): Promise<Visit> {
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  const wire = await page.createCDPSession();
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', NETWORK);
  // What a service worker asks for is not the page's traffic.
  for (const target of context.targets().filter((each) => each.type() === 'service_worker')) {
    const worker = await target.createCDPSession();
    await worker.send('Network.enable');
    await worker.send('Network.emulateNetworkConditions', NETWORK);
  }
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const bytes = countBytes(wire);
  await page.evaluateOnNewDocument(watch);
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  const typed = field ? await typeInto(page, field) : Number.NaN;
  await page.waitForNetworkIdle({ idleTime: REST_MS, timeout: 120_000 });
  const seen = await page.evaluate(() => window.seen);
  await page.close();
  return { ...seen, typed, bytes: bytes() };
}

declare global {
  interface Window {
    seen: { fcp: number; lcp: number; cls: number };
  }
}

/** Run in the page, before anything of its own; a function in it would be given a name that the page does not know. */
function watch(): void {
  window.seen = { fcp: Number.NaN, lcp: Number.NaN, cls: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[]) {
        if (entry.name === 'first-contentful-paint') window.seen.fcp = entry.startTime;
        if (type === 'largest-contentful-paint') window.seen.lcp = entry.startTime;
        if (type === 'layout-shift' && !entry.hadRecentInput) window.seen.cls += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
}

function countBytes(wire: CDPSession): () => number {
  let sum = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength;
  });
  return () => sum;
}

/** Presses the space bar, which a radio takes as well as text, once the field is there, and answers when the frame was drawn that shows it. */
async function typeInto(page: Page, field: string): Promise<number> {
  const box = await page.waitForSelector(field, { timeout: 60_000 }).catch(() => null);
  if (!box)
    throw new Error(
      `${page.url()} never had ${field}, but: ${await page.$eval('body', ({ textContent }) => textContent)}`,
    );
  // The browser looks for the largest words no further than the first key: they are painted before it is pressed.
  await box.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // Wherever it is written: a field of the first words gives its place to the live one at any moment.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'input',
          () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
          { once: true, capture: true },
        );
      }),
  );
  const isShown = () =>
    Promise.race([shown.then(() => true), new Promise<false>((no) => setTimeout(no, AGAIN_MS, false))]);
  do {
    await page.focus(field);
    await page.keyboard.press('Space');
  } while (!(await isShown()));
  return shown;
}
