import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import { openBrowser } from '../../../e2e/src/visitor';
import { median } from '../figures';
import { namesInPages } from '../started/namesInPages';

/** The lists of the portal that grow with the years, at `/staff/<slug>`. */
const lists = ['enquiries', 'invoices', 'owed', 'entries', 'files', 'contacts'] as const;
/** What a first row may take, in milliseconds. */
const MOST = 1_000;
/** By its address, the portal itself has to begin first. */
const ways = ['address', 'menu'] as const;
const SLOWER = 4;
/** The rows of a list that is a page of its own, once they have come: what stands in their place until then has no key. */
const ROW = '[data-list="page"] tbody tr[data-key]';
const HOME = '/staff/home';

interface Opening {
  address: string;
  /** As a server sets it for somebody who is signed in. */
  cookie: string;
  times: number;
}

/**
 * How long staff with a slow processor wait for a list's first row: by its address, as from a bookmark, and by the menu
 * from Home. They have been here before, so that the worker has the site's files. Answers the lists that are late.
 */
export async function openLists({ address, cookie, times }: Opening): Promise<string[]> {
  const browser = await openBrowser();
  try {
    const context = browser.defaultBrowserContext();
    const [name = '', value = ''] = cookie.split(/[=;]/);
    await context.setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true });
    await staysOnce(context, address);
    const table: Record<string, Record<(typeof ways)[number], number>> = {};
    for (const list of lists) {
      const [byAddress, byMenu]: [number[], number[]] = [[], []];
      for (let time = 0; time < times; time += 1) {
        byAddress.push(await inSlowTab(context, (page) => opens(page, `${address}/staff/${list}`)));
        byMenu.push(await inSlowTab(context, (page) => follows(page, address, `/staff/${list}`)));
      }
      table[list] = { address: Math.round(median(byAddress)), menu: Math.round(median(byMenu)) };
    }
    console.log(`The first row of a list, with a processor ${SLOWER} times slower; medians of ${times} in ms`);
    console.table(table);
    return lists.filter((list) => ways.some((way) => (table[list]?.[way] ?? 0) > MOST));
  } finally {
    await browser.close();
  }
}

/** Until the worker has the site's files. */
async function staysOnce(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address + HOME, { waitUntil: 'networkidle0' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
}

async function inSlowTab(context: BrowserContext, act: (page: Page) => Promise<number>): Promise<number> {
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 1440, height: 900 });
    const wire: CDPSession = await page.createCDPSession();
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await namesInPages(page);
    await page.evaluateOnNewDocument(watch, ROW);
    return await act(page);
  } finally {
    await page.close();
  }
}

/** From the press of Enter in the address bar to the frame with the first row. */
async function opens(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return rowSeen(page);
}

/** From the press of a link in the menu to the frame with the first row. */
async function follows(page: Page, address: string, path: string): Promise<number> {
  await page.goto(address + HOME, { waitUntil: 'networkidle0' });
  const pressed = await page.evaluate((href) => {
    const now = performance.now();
    document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)?.click();
    return now;
  }, path);
  return (await rowSeen(page)) - pressed;
}

declare global {
  interface Window {
    /** When the frame with the first row was drawn, in milliseconds since the page began. */
    rowSeen?: number;
  }
}

/** Run in the page, before anything of its own. */
function watch(row: string): void {
  requestAnimationFrame(function look() {
    if (document.querySelector(row)) setTimeout(() => (window.rowSeen = performance.now()));
    else requestAnimationFrame(look);
  });
}

const rowSeen = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => window.rowSeen, { timeout: 60_000 })).jsonValue() as Promise<number>;
