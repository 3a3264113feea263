import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from 'jest';
import type { Browser } from 'puppeteer';
import { getChromium } from './chromium';
import { Product } from './product';
import { openBrowser } from './visitor';

const root = join(__dirname, '../..');

declare global {
  var testBrowsers: Browser[] | undefined;
}

const ofJourneys = [
  // As somebody asks of their device: nothing has to be painted on its way, or waited for.
  '--force-prefers-reduced-motion',
  // A page of a journey is gone before code that was compiled to be fast has paid for its compiling.
  '--js-flags=--no-opt --no-maglev',
];

/** Before the browser tests: every build that is not built, a site that others begin as, and a Chromium for each worker. */
export default async function productAndBrowser({ maxWorkers = 1 }: Config): Promise<void> {
  await getChromium();
  const build = ['--import', 'tsx', 'api/src/starting/buildBefore.ts', 'start'];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  process.env.TEST_SITE = await (await Product.start()).ends();
  const browsers = await Promise.all(Array.from({ length: Number(maxWorkers) }, () => openBrowser(ofJourneys)));
  globalThis.testBrowsers = browsers;
  process.env.TEST_BROWSERS = browsers.map((browser) => browser.wsEndpoint()).join(' ');
}
