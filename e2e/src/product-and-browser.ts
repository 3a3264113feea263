import type { Config } from 'jest';
import type { Browser } from 'puppeteer';
import { getChromium } from './chromium';
import { Product } from './product';
import { openBrowser } from './visitor';

declare global {
  var testBrowsers: Browser[] | undefined;
}

/** Before the browser tests: a Chromium for each worker, and one start of the product of each kind, which builds what is not built. */
export default async function productAndBrowser({ maxWorkers = 1 }: Config): Promise<void> {
  await getChromium();
  for (const settings of [{}, { ONE_BUNDLE: 'true' }]) {
    const product = await Product.start(settings);
    await product.stop();
  }
  const browsers = await Promise.all(Array.from({ length: Number(maxWorkers) }, () => openBrowser()));
  globalThis.testBrowsers = browsers;
  process.env.TEST_BROWSERS = browsers.map((browser) => browser.wsEndpoint()).join(' ');
}
