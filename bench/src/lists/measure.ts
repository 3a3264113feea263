import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CookieData } from 'puppeteer';
import { type List, lists } from './lists';

/** Between two acts, in milliseconds: nobody goes to the end in the frame that shows the order. */
const PAUSE = 200;

/** What is measured, in milliseconds. */
export const measures = ['mount', 'sort', 'end', 'search'] as const;
export type Measure = (typeof measures)[number];
export type Times = Record<List, Record<Measure, number[]>>;

/** What stands there after each: the first row, the first by name, the last by name, and what the one row that is sought begins with. */
export type Awaited = Record<Measure, string>;

interface Measuring {
  browser: Browser;
  addressOf(list: List): string;
  awaited: Awaited;
  rounds: number;
  cookies?: CookieData[];
}

/** Measures all lists, so many rounds, in turn, so that what slows this machine slows them all. */
export async function measureAll({ browser, addressOf, awaited, rounds, cookies = [] }: Measuring): Promise<Times> {
  const times = Object.fromEntries(
    lists.map((list) => [list, { mount: [], sort: [], end: [], search: [] }]),
  ) as unknown as Times;
  await browser.setCookie(...cookies);
  for (let round = 0; round < rounds; round++) {
    for (const list of lists) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await page.goto(addressOf(list), { waitUntil: 'load' });
      for (const measure of measures) {
        const took = page.evaluate((measure, what) => window.listBench[measure](what), measure, awaited[measure]);
        times[list][measure].push(await took);
        await sleep(PAUSE);
      }
      await page.close();
    }
  }
  return times;
}
