import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from 'jest';
import type { Browser } from 'puppeteer';
import { getChromium } from './chromium';
import { openBrowser } from './visitor';

const root = join(__dirname, '../..');

declare global {
  var testBrowsers: Browser[] | undefined;
}

/** As somebody asks of their device: nothing has to be painted on its way, or waited for. */
const withoutMotion = ['--force-prefers-reduced-motion'];

/** Before the browser tests: a Chromium for each worker, and every build that is not built. */
export default async function productAndBrowser({ maxWorkers = 1 }: Config): Promise<void> {
  await getChromium();
  const build = ['--import', 'tsx', 'api/src/starting/buildBefore.ts', 'start'];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  const browsers = await Promise.all(Array.from({ length: Number(maxWorkers) }, () => openBrowser(withoutMotion)));
  globalThis.testBrowsers = browsers;
  process.env.TEST_BROWSERS = browsers.map((browser) => browser.wsEndpoint()).join(' ');
}
