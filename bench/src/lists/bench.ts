import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as passOn, type ServerResponse } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { openBrowser } from '../../../e2e/src/visitor';
import { median } from '../figures';
import { servePages } from '../pages';
import { atTheEnd, runBench } from '../started/leaving';
import { DAILY_MS, siteWithYears } from '../years/site';
import { askForPage } from './from-server/enquiries';
import { collator, entries, SOUGHT } from './in-browser/entries';
import { type List, lists, titles } from './lists';
import { type Awaited, type Measure, measureAll, measures, type Times } from './measure';

/** `npm run bench lists`: our lists beside others', one of 10,000 entries that the browser has, and one of 100,000 that the server has. */
const ROUNDS = Number(process.argv[2] ?? 7);
/** Ours may take a fifth longer than the faster of the peers. */
const TARGET = 1.2;
/** One of the enquiries in years of data. */
const REFERENCE = 'EN-0015YI';

async function bench(): Promise<string[]> {
  const browser = await openBrowser();
  atTheEnd(() => browser.close());
  console.log(`${await browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  return [...(await inBrowser(browser)), ...(await fromServer(browser))];
}

async function inBrowser(browser: Browser): Promise<string[]> {
  const pages = await servePages(join(__dirname, 'in-browser'), lists);
  atTheEnd(pages.close);
  const sorted = entries.map(({ name }) => name).sort(collator.compare);
  const awaited = { mount: entries[0]?.name ?? '', sort: sorted[0] ?? '', end: sorted.at(-1) ?? '', search: SOUGHT };
  const times = await measureAll({ browser, addressOf: pages.addressOf, awaited, rounds: ROUNDS });
  return compare(`${entries.length} entries that the browser has`, times, pages.weightOf);
}

async function fromServer(browser: Browser): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-bench-'));
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { address, as } = await siteWithYears({ env: {}, dataDir, who: { staff: ['Staff'] } });
  await new Promise((resolve) => setTimeout(resolve, DAILY_MS));

  const pages = await servePages(join(__dirname, 'from-server'), lists, askedOf(address));
  atTheEnd(pages.close);
  const [name = '', value = ''] = as.staff.cookie.split(/[=;]/);
  const cookies = [{ name, value, domain: '127.0.0.1' }];
  const ask = (asked: Parameters<typeof askForPage>[0]) => askForPage(asked, { site: address, headers: as.staff });
  const [first, byName] = [await ask({}), await ask({ sort: 'name' })];
  const lastByName = await ask({ sort: 'name', place: byName.last });
  const awaited: Awaited = {
    mount: first.rows[0]?.reference ?? '',
    sort: byName.rows[0]?.reference ?? '',
    end: lastByName.rows.at(-1)?.reference ?? '',
    search: REFERENCE,
  };
  const times = await measureAll({ browser, addressOf: pages.addressOf, awaited, rounds: ROUNDS, cookies });
  return compare(`${first.counts.all} enquiries that the server has, a page of 50 at a time`, times, pages.weightOf);
}

/** Hands the lists' calls on to the site, whose pages they are not. */
const askedOf = (site: string) => (asked: IncomingMessage, answer: ServerResponse) => {
  if (!asked.url?.startsWith('/api/')) return false;
  const { method, headers } = asked;
  const passed = passOn(site + asked.url, { method, headers }, (got) =>
    got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)),
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
  return true;
};

/** Says how long each list took. Answers where ours took too much longer than the best of the others. */
function compare(what: string, times: Times, weightOf: (list: List) => number): string[] {
  console.log(`\n${what}, medians of ${ROUNDS} rounds in ms`);
  console.table(tableOf(times, weightOf));
  return measures.flatMap((measure) => {
    const { peer, ratio } = besideBest(times, measure);
    const said = `${measure}: ${ratio.toFixed(2)} of the best peer (${titles[peer]}), may be ${TARGET}`;
    if (ratio > TARGET) return [`${what}, ${said}`];
    console.log(`✓ ${said}`);
    return [];
  });
}

const tableOf = (times: Times, weightOf: (list: List) => number) =>
  Object.fromEntries(
    lists.map((list) => [
      titles[list],
      {
        ...Object.fromEntries(measures.map((measure) => [measure, Math.round(median(times[list][measure]))])),
        'JS KB gzip': Math.round(weightOf(list) / 1024),
      },
    ]),
  );

function besideBest(times: Times, measure: Measure): { peer: List; ratio: number } {
  const took = (list: List) => median(times[list][measure]);
  const [peer = 'antd-table'] = lists.filter((list) => list !== 'ours').sort((a, b) => took(a) - took(b));
  return { peer, ratio: took('ours') / took(peer) };
}

runBench(bench);
