import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser, Visitor } from '../../../e2e/src/visitor';
import { atTheEnd, runBench } from '../started/leaving';
import { NpmStart } from '../started/npmStart';
import { Traffic } from '../started/traffic';
import { wander } from '../started/wander';

/** `npm run bench visit`: one visitor on the default settings, the service worker on, who looks at every page and then leaves the tab alone. */
const MINUTES = Number(process.argv[2] ?? 10);
const STAY_MS = 8_000;
/** The last of the minutes, in which nobody touches the page. */
const IDLE = Math.max(1, Math.floor(MINUTES / 5));
/** Requests in a minute: of the whole visit while somebody looks around, and of a page that is left alone. */
const MOST = 400;
const MOST_IDLE = 20;

async function bench(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-visit-'));
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await NpmStart.run({ dataDir });
  const browser = await openBrowser();
  atTheEnd(() => browser.close());
  const traffic = await Traffic.ofWorkers(browser);
  const visitor = await Visitor.arrive(browser, server.address);
  const { page } = visitor;
  traffic.count('page', page);
  await visitor.opens('/');
  const seen = new Set<string>();
  const minutes: Record<string, Record<string, number>> = {};
  const errors: string[] = [];
  let step = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const isIdle = minute > MINUTES - IDLE;
    for (
      const end = Date.now() + 60_000;
      Date.now() < end;
      await sleep(Math.min(STAY_MS, Math.max(0, end - Date.now())))
    ) {
      if (isIdle) continue;
      const path = await wander(page, step);
      step += 1;
      if (path) seen.add(path);
      else await visitor.opens('/');
    }
    const { page: asked = 0, worker = 0 } = traffic.take();
    const { JSHeapUsedSize = 0, JSEventListeners = 0 } = await answered(page.metrics());
    const heap = Math.round(JSHeapUsedSize / 1024 / 1024);
    minutes[`${minute}${isIdle ? ', idle' : ''}`] = {
      page: asked,
      worker,
      'heap MB': heap,
      listeners: JSEventListeners,
    };
    console.log(`minute ${minute}: ${asked} requests of the page, ${worker} of the worker, heap ${heap} MB`);
    const most = isIdle ? MOST_IDLE : MOST;
    if (asked + worker > most) errors.push(`minute ${minute}: ${asked + worker} requests, at most ${most} are meant`);
  }
  console.table(minutes);
  console.log(`${seen.size} pages: ${[...seen].join(', ')}`);
  return [...errors, ...visitor.complaints];
}

/** Throws where the tab has frozen. */
const answered = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([answer, sleep(20_000).then(() => Promise.reject(new Error('The tab answers nothing for 20 s')))]);

void runBench(bench);
