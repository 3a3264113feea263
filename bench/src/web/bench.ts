import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { Product } from '../../../e2e/src/product';
import { openBrowser } from '../../../e2e/src/visitor';
import { median } from '../figures';
import { definitionOf } from '../forms/definition';
import { fieldsOf, TRIGGER } from '../forms/fields';
import { servePages } from '../pages';
import { stay, type Visit, visit } from './visit';

/**
 * `npm run bench web`: the built product on a slow 4G with a slow processor, at the first visit and at the next; beside
 * two peers' pages with the same form, which hold nothing else: no menus, no campus, no parts of several teams.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const FIELDS = 20;
const peers = ['surveyjs', 'formio'] as const;

/** The most that our pages may take, in milliseconds: LCP at the first visit and at the next, and a key in the first field. */
const LIMITS: Record<string, [first: number, next: number, typed?: number]> = {
  home: [1_500, 600],
  'exams form': [1_800, 600, 2_200],
  [`form of ${FIELDS}`]: [1_800, 600, 2_200],
};
const SHIFT = 0.02;

interface Figures {
  first: Visit[];
  next: Visit[];
}

async function bench(): Promise<void> {
  const product = await Product.start({
    LIVE: 'true',
    ANSWERS_KEYS: 'test:a secret of at least thirty-two letters',
  });
  const pages = await servePages(join(__dirname, '../forms/peers'), peers, (request, response) => {
    const engine = peers.find((each) => request.url === `/${each}.html`);
    if (engine) response.setHeader('content-type', 'text/html; charset=utf-8').end(pageWithForm(engine));
    return engine !== undefined;
  });
  const browser = await openBrowser();
  console.log(`${await browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  try {
    await product.makes({ slug: 'bench-form', title: 'Bench', json: definitionOf(fieldsOf(FIELDS)) });
    const at = (path: string) => new URL(path, product.address).href;
    const figures: Record<string, Figures> = {
      home: await measured(browser, at('/')),
      'exams form': await measured(browser, at('/exams-registration-v2'), 'input'),
      [`form of ${FIELDS}`]: await measured(browser, at('/bench-form'), `[id="page.${TRIGGER}"]`),
    };
    for (const peer of peers) {
      const address = new URL(`/${peer}.html`, pages.addressOf(peer)).href;
      figures[peer] = await measured(browser, address, '#root input');
    }
    console.log(`Slow 4G, CPU 4 times slower; medians of ${ROUNDS} rounds in ms; load ${loadavg()[0]?.toFixed(1)}`);
    console.table(Object.fromEntries(Object.entries(figures).map(([name, of]) => [name, row(of)])));
    validate(figures);
  } finally {
    await browser.close();
    await product.stop();
    pages.close();
  }
}

const pageWithForm = (engine: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${engine}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/${engine}/main.css">
<div id="root"></div>
<script type="module" src="/${engine}/main.js"></script>
<script type="module">window.bench.mount(${FIELDS});</script>`;

/** First visits, and next ones after somebody has stayed for a while, as often as there are rounds. What was typed would be asked about at the next. */
async function measured(browser: Browser, address: string, field?: string): Promise<Figures> {
  const figures: Figures = { first: [], next: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const newcomer = await browser.createBrowserContext();
    figures.first.push(await visit(newcomer, address, field));
    await newcomer.close();
    const regular = await browser.createBrowserContext();
    await stay(regular, address);
    figures.next.push(await visit(regular, address, field));
    await regular.close();
  }
  return figures;
}

const of = (visits: Visit[], figure: keyof Visit) => median(visits.map((each) => each[figure]));

const row = ({ first, next }: Figures) => ({
  FCP: Math.round(of(first, 'fcp')),
  LCP: Math.round(of(first, 'lcp')),
  typed: Math.round(of(first, 'typed')),
  CLS: of(first, 'cls').toFixed(3),
  KB: Math.round(of(first, 'bytes') / 1024),
  'next LCP': Math.round(of(next, 'lcp')),
  'next typed': Math.round(of(next, 'typed')),
  'next KB': Math.round(of(next, 'bytes') / 1024),
});

function validate(figures: Record<string, Figures>): void {
  for (const [name, [first, next, typed]] of Object.entries(LIMITS)) {
    const own = figures[name];
    if (!own) continue;
    if (typed) {
      const key = of(own.first, 'typed');
      say(`${name}: a key in the first field after ${Math.round(key)} ms, may be ${typed}`, key <= typed);
    }
    say(`${name}: first LCP ${Math.round(of(own.first, 'lcp'))} ms, may be ${first}`, of(own.first, 'lcp') <= first);
    say(`${name}: next LCP ${Math.round(of(own.next, 'lcp'))} ms, may be ${next}`, of(own.next, 'lcp') <= next);
    const shift = Math.max(...[...own.first, ...own.next].map(({ cls }) => cls));
    say(`${name}: moved by ${shift.toFixed(3)} at most, may be ${SHIFT}`, shift <= SHIFT);
  }
  const ours = figures[`form of ${FIELDS}`];
  for (const peer of peers) {
    const theirs = figures[peer];
    if (!ours || !theirs) continue;
    const ratio = of(ours.first, 'typed') / of(theirs.first, 'typed');
    console.log(`A key in the first field at the first visit: ${ratio.toFixed(2)} of ${peer}'s time`);
  }
}

function say(what: string, holds: boolean): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) process.exitCode = 1;
}

bench().catch((error) => {
  console.error(error);
  process.exit(1);
});
