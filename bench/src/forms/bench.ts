import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../../e2e/src/visitor';
import { median } from '../figures';
import { servePages } from '../pages';
import { type Engine, engines, titles } from './engines';
import { measureAll, measures, type Times } from './measure';
import { besidePeers, growth, MEASURED_AT, type Verdict } from './targets';

/** `npm run bench forms [fields…]`: our forms beside others'. */
const ROUNDS = 3;
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [MEASURED_AT, 2 * MEASURED_AT];

async function bench(): Promise<void> {
  const pages = await servePages(join(__dirname, 'peers'), engines);
  const browser = await openBrowser();
  console.log(`${await browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const measured = new Map<number, Times>();
  try {
    for (const size of sizes) {
      console.log(`\n${size} fields, medians of ${ROUNDS} rounds in ms; load ${load()}`);
      const times = await measureAll(browser, pages.addressOf, size, ROUNDS);
      measured.set(size, times);
      console.table(tableOf(times, pages.weightOf));
      console.log(`load ${load()}`);
    }
  } finally {
    await browser.close();
    pages.close();
  }

  const small = measured.get(MEASURED_AT);
  const large = measured.get(2 * MEASURED_AT);
  const verdicts = [...(small ? besidePeers(small) : []), ...(small && large ? growth(small, large) : [])];
  for (const verdict of verdicts) console.log(line(verdict));
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
}

const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
const line = ({ says, holds }: Verdict) => `${holds ? '✓' : '✗'} ${says}`;

const tableOf = (times: Times, weightOf: (engine: Engine) => number) =>
  Object.fromEntries(
    engines.map((engine) => [
      titles[engine],
      {
        ...Object.fromEntries(measures.map((measure) => [measure, Math.round(median(times[engine][measure]))])),
        'JS KB gzip': Math.round(weightOf(engine) / 1024),
      },
    ]),
  );

bench().catch((error) => {
  console.error(error);
  process.exit(1);
});
