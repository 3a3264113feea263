import { cpus } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../../e2e/src/visitor';
import { median } from '../figures';
import { servePages } from '../pages';
import { type List, lists, titles } from './lists';
import { type Measure, measureAll, measures, type Times } from './measure';

/** `npm run bench lists`: our list of 10,000 entries beside others'. */
const ROUNDS = 7;
const ENTRIES = 10_000;
/** Ours may take a fifth longer than the faster of the peers. */
const TARGET = 1.2;

async function bench(): Promise<void> {
  const pages = await servePages(join(__dirname, 'peers'), lists);
  const browser = await openBrowser();
  console.log(`${await browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  try {
    console.log(`\n${ENTRIES} entries, medians of ${ROUNDS} rounds in ms`);
    const times = await measureAll(browser, pages.addressOf, ENTRIES, ROUNDS);
    console.table(tableOf(times, pages.weightOf));
    for (const measure of measures) validate(times, measure);
  } finally {
    await browser.close();
    pages.close();
  }
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

function validate(times: Times, measure: Measure): void {
  const [best = 'antd-table'] = lists
    .filter((list) => list !== 'ours')
    .sort((a, b) => median(times[a][measure]) - median(times[b][measure]));
  const ratio = median(times.ours[measure]) / median(times[best][measure]);
  const holds = ratio <= TARGET;
  console.log(
    `${holds ? '✓' : '✗'} ${measure}: ${ratio.toFixed(2)} of the best peer (${titles[best]}), may be ${TARGET}`,
  );
  if (!holds) process.exitCode = 1;
}

bench().catch((error) => {
  console.error(error);
  process.exit(1);
});
