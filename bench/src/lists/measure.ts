import type { Browser } from 'puppeteer';
import { type List, lists } from './lists';

/** What is measured, in milliseconds. */
export const measures = ['mount', 'sort', 'end', 'search'] as const;
export type Measure = (typeof measures)[number];
export type Times = Record<List, Record<Measure, number[]>>;

/** Measures all lists with `count` entries, `rounds` times, in turn, so that what slows this machine slows them all. */
export async function measureAll(
  browser: Browser,
  addressOf: (list: List) => string,
  count: number,
  rounds: number,
): Promise<Times> {
  const times = Object.fromEntries(
    lists.map((list) => [list, { mount: [], sort: [], end: [], search: [] }]),
  ) as unknown as Times;
  for (let round = 0; round < rounds; round++) {
    for (const list of lists) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await page.goto(addressOf(list), { waitUntil: 'load' });
      times[list].mount.push(await page.evaluate((count) => window.listBench.mount(count), count));
      times[list].sort.push(await page.evaluate(() => window.listBench.sort()));
      times[list].end.push(await page.evaluate(() => window.listBench.end()));
      times[list].search.push(await page.evaluate(() => window.listBench.search()));
      await page.close();
    }
  }
  return times;
}
