import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import type { Product } from '../../../e2e/src/product';

/** So many are open, half of them without the worker, and in so many of them somebody writes. */
const PAGES = 100;
const WRITING = 5;
/** Tabs of one browser. */
const TABS = 10;
const VERSION = '2.0.0';
const WITHIN_S = 60;
/** A hundred that are drawn anew have two processors here. */
const DRAWN_MS = 60_000;
const MESSAGE = 'textarea';

interface OpenPage {
  page: Page;
  hasWorker: boolean;
  /** When it was off the version, in seconds after the roll-back. */
  offAfter?: number;
}

/** Rolls a version back that a hundred open pages have. Answers what went wrong, a line each. */
export async function openPages(browser: Browser, product: Product, remoteFolder: string): Promise<string[]> {
  await product.ships(remoteFolder, '--version', VERSION);
  const all = await opened(browser, product);
  const writing = all.slice(0, WRITING);
  const waiting = all.slice(WRITING);
  for (const { page } of writing) await page.focus(MESSAGE);

  await product.ships(remoteFolder, 'back', '--reason', 'Nobody can send a message');
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  // Off the version is who has let it go; when it stands there again, is up to how many a machine draws.
  for (const each of waiting)
    each.page.once('framenavigated', () => {
      each.offAfter = seconds();
    });
  let written = '';
  while (seconds() < WITHIN_S) {
    written += 'a';
    for (const { page } of writing) await page.keyboard.press('a');
    await sleep(1_000);
  }
  const errors: string[] = [];
  for (const hasWorker of [true, false]) {
    const these = waiting.filter((each) => each.hasWorker === hasWorker);
    const off = these.flatMap(({ offAfter }) => offAfter ?? []);
    const kind = hasWorker ? 'with the worker' : 'without';
    console.log(
      `${off.length} of ${these.length} open pages ${kind} are off the version, the last after ${Math.max(...off).toFixed(0)} s`,
    );
    if (off.length < these.length) errors.push(`${these.length - off.length} pages ${kind} are still on the version`);
  }
  for (const [number, { page }] of writing.entries()) {
    const there = await page.$eval(MESSAGE, (field) => (field as HTMLTextAreaElement).value);
    if (there !== written)
      errors.push(`who wrote on page ${number} was interrupted: ${there.length} letters of ${written.length}`);
  }
  for (const { page, offAfter } of waiting) if (offAfter !== undefined) errors.push(...(await cameAgain(page)));
  console.log(`${WRITING} people wrote ${written.length} letters each meanwhile`);
  return errors;
}

async function opened(browser: Browser, product: Product): Promise<OpenPage[]> {
  const all: OpenPage[] = [];
  while (all.length < PAGES) {
    const window = await browser.createBrowserContext();
    const hasWorker = (all.length / TABS) % 2 === 0;
    for (let tab = 0; tab < TABS; tab += 1) {
      const page = await window.newPage();
      if (!hasWorker) await (await page.createCDPSession()).send('Network.setBypassServiceWorker', { bypass: true });
      await page.goto(`${product.address}/contact-us`, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector(MESSAGE);
      // Until the worker has the page, where there is one.
      if (tab === 0) await sleep(6_000);
      all.push({ page, hasWorker });
    }
  }
  for (const { page } of all) if (await isOff(page)) throw new Error('A page was opened without the version');
  return all;
}

/** Waits until a page is drawn again; what is wrong with it then. */
async function cameAgain(page: Page): Promise<string[]> {
  const isDrawn = await page.waitForSelector(MESSAGE, { timeout: DRAWN_MS }).catch(() => null);
  if (!isDrawn) return [`a page did not come again: ${await page.evaluate(() => document.body.textContent)}`];
  return (await isOff(page)) ? [] : ['a page came with the version again'];
}

/** Whether a page has the build beside the host: what was kept of its first words may still fetch files of the version, which nothing runs. */
const isOff = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/remotes/mf-contact/remoteEntry.')),
  );
