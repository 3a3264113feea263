import type { Browser, Page } from 'puppeteer';
import { percentile } from '../figures';
import { type Engine, engines } from './engines';
import { REVEALING, shownAtFirst, TRIGGER, typedInto } from './fields';

/** What is measured, in milliseconds. */
export const measures = ['mount', 'key', 'reveal', 'submit', 'key amid errors'] as const;
export type Measure = (typeof measures)[number];
export type Times = Record<Engine, Record<Measure, number[]>>;

const KEYS = 60;
/** Between two keys, in milliseconds: faster than anybody types. */
const BETWEEN_KEYS = 20;
/** After this long an engine is taken to hang, in milliseconds. */
const PATIENCE = 90_000;

/**
 * Measures all engines on forms of `count` fields, `rounds` times, in turn, so that what slows this machine for a while
 * slows them all. Throws where an engine shows another number of error messages than the form has errors, since then
 * it was not the same work.
 */
export async function measureAll(
  browser: Browser,
  addressOf: (engine: Engine) => string,
  count: number,
  rounds: number,
): Promise<Times> {
  const times = Object.fromEntries(
    engines.map((engine) => [
      engine,
      Object.fromEntries(measures.map((measure): [Measure, number[]] => [measure, []])),
    ]),
  ) as Times;
  for (let round = 0; round < rounds; round++) {
    for (const engine of engines) {
      const { mount, key, reveal, submit } = times[engine];
      await onPage(browser, addressOf(engine), async (page) => {
        mount.push(await page.evaluate((count) => window.bench.mount(count), count));
        key.push(percentile(await type(page, typedInto(count), 'a'.repeat(KEYS)), 0.95));
        await page.evaluate((count) => window.bench.watch(count), count);
        await type(page, TRIGGER, REVEALING);
        reveal.push(await page.evaluate(() => window.bench.revealed()));
      });
      await onPage(browser, addressOf(engine), async (page) => {
        mount.push(await page.evaluate((count) => window.bench.mount(count), count));
        const { took, messages } = await page.evaluate(() => window.bench.submit());
        if (messages !== shownAtFirst(count)) {
          throw new Error(`${engine} showed ${messages} messages where ${shownAtFirst(count)} answers are missing`);
        }
        submit.push(took);
        times[engine]['key amid errors'].push(percentile(await type(page, typedInto(count), 'a'.repeat(KEYS)), 0.95));
      });
    }
  }
  return times;
}

async function onPage(browser: Browser, address: string, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
  await work(page);
  await page.close();
}

async function type(page: Page, name: string, keys: string): Promise<number[]> {
  await page.evaluate((name) => window.bench.focus(name), name);
  for (const key of keys) {
    await page.keyboard.press(key as 'a');
    await new Promise((pause) => setTimeout(pause, BETWEEN_KEYS));
  }
  return page.evaluate(() => window.bench.typed());
}
