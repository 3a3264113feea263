import { findChromium } from '../chromium';
import { Product } from '../product';
import { openBrowser } from '../visitor';
import { byLibrary } from './byLibrary';
import { firstPages, measureFirstLoad } from './firstLoad';

const total = (parts: readonly (readonly [string, number])[]) => parts.reduce((sum, [, bytes]) => sum + bytes, 0);
const print = (bytes: number, of: string) => console.log(`  ${kilobytes(bytes).padStart(9)}  ${of}`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Parts of less are printed together. */
const SMALL = 1024;

/** The build's last word: what a first visit loads, and what that is made of. The browser tests hold it to its limits. */
async function printFirstLoads() {
  if (!(await findChromium())) {
    console.log('First load not measured: no Chromium here. `npm test` gets one and measures it.');
    return;
  }
  const product = await Product.start({ LIVE: 'true', ANSWERS_KEYS: 'test:a secret of at least thirty-two letters' });
  const browser = await openBrowser();
  try {
    for (const page of firstPages) {
      const { first, again, scripts } = await measureFirstLoad(browser, product.address, page);
      const parts = byLibrary(scripts);
      const small = parts.filter(([, bytes]) => bytes < SMALL);
      for (const [owner, bytes] of parts.slice(0, parts.length - small.length)) print(bytes, owner);
      print(total(small), `${small.length} more of less than 1 KB each`);
      const found = `${kilobytes(first)} of JavaScript over the wire (limit ${kilobytes(page.limit)})`;
      console.log(
        `First load of ${page.name}: ${found} in ${scripts.length} files, ${kilobytes(again)} the next time.\n`,
      );
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

void printFirstLoads();
