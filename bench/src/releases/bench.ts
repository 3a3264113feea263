import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { buildRemote } from '../../../e2e/src/buildRemote';
import { Product } from '../../../e2e/src/product';
import { openBrowser } from '../../../e2e/src/visitor';
import { EXAMS_FORM_SLUG } from '../../../shared/contract';
import { median } from '../figures';
import { atTheEnd, runBench } from '../started/leaving';
import { type Visit, visit } from '../web/visit';
import { openPages } from './openPages';

/**
 * `npm run bench releases`: what other teams' releases cost visitors. A site with ten remotes opens as with four; after a
 * roll-back pages that are open are off the version within a minute, with the worker and without, and who writes is left
 * alone.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const house = join(__dirname, '../../..');
const NEW_REMOTES = 6;
/** How much longer than with four it may take: what two runs on one machine differ by. */
const MOST = 1.1;

async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  const four = await site();
  const ten = await site();
  for (const folder of await newRemotes()) await ten.ships(folder, '--version', '1.0.0');
  const browser = await openBrowser();
  atTheEnd(() => browser.close());
  const errors = [
    ...(await compared('home', '', { browser, four, ten })),
    ...(await compared('exams form', EXAMS_FORM_SLUG, { browser, four, ten, field: 'input' })),
  ];
  return [...errors, ...(await openPages(browser, four, join(house, 'mf-contact')))];
}

async function site(): Promise<Product> {
  const product = await Product.start({ LIVE: 'true', ANSWERS_KEYS: 'test:a secret of at least thirty-two letters' });
  atTheEnd(() => product.stop());
  return product;
}

interface Compared {
  browser: Browser;
  four: Product;
  ten: Product;
  /** Into which is typed. */
  field?: string;
}

/** First visits of a page of both sites by turns. Answers what took longer with ten remotes. */
async function compared(name: string, path: string, { browser, four, ten, field }: Compared): Promise<string[]> {
  const visits: Record<'four' | 'ten', Visit[]> = { four: [], ten: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [of, product] of [['four', four] as const, ['ten', ten] as const]) {
      const newcomer = await browser.createBrowserContext();
      visits[of].push(await visit(newcomer, `${product.address}/${path}`, field));
      await newcomer.close();
    }
  const [before, after] = [row(visits.four), row(visits.ten)];
  console.log(
    `${name}, with four remotes and with ten, on a slow 4G with a slow processor; medians of ${ROUNDS} in ms`,
  );
  console.table({ four: before, ten: after });
  const slower = (['LCP', 'typed'] as const).filter((figure) => after[figure] > before[figure] * MOST);
  return slower.map((figure) => `${name}: ${figure} with ten remotes is ${after[figure]}, with four ${before[figure]}`);
}

const row = (visits: Visit[]) => {
  const of = (figure: keyof Visit) => Math.round(median(visits.map((each) => each[figure])));
  return { FCP: of('fcp'), LCP: of('lcp'), typed: of('typed'), KB: Math.round(of('bytes') / 1024) };
};

/** Remotes of teams that nobody knows, each with a page, a link and a page of the portal; built where the libraries are. */
async function newRemotes(): Promise<string[]> {
  const folder = mkdtempSync(join(house, 'bench/remotes-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const made: string[] = [];
  for (let number = 1; number <= NEW_REMOTES; number += 1) {
    const remote = join(folder, `mf-library-${number}`);
    cpSync(join(house, 'e2e/src/mf-library'), remote, { recursive: true });
    const file = join(remote, 'package.json');
    const named = readFileSync(file, 'utf8')
      .replace('"@library/mf-library"', `"@library/mf-library-${number}"`)
      .replaceAll(/"(library|loans)"/g, `"$1-${number}"`)
      .replaceAll(/"\/(library|biblioteca)(\/|\.php)"/g, `"/$1-${number}$2"`);
    writeFileSync(file, named);
    await buildRemote(remote, `mf-library-${number}`, {
      './Library': './src/Library.tsx',
      './Loans': './src/Loans.tsx',
    });
    made.push(remote);
  }
  return made;
}

runBench(bench);
