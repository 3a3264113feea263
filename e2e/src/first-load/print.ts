import { findChromium } from '../chromium';
import { Product } from '../product';
import { openBrowser } from '../visitor';
import { FIRST_LOAD_LIMIT, measureFirstLoad } from './firstLoad';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The build's last word: what a first visit to the exams form loads. The browser tests hold it to its limit. */
async function print() {
  if (!(await findChromium())) {
    console.log('First load not measured: no Chromium here. `npm test` gets one and measures it.');
    return;
  }
  const product = await Product.start({ LIVE: 'true', ANSWERS_KEYS: 'test:a secret of at least thirty-two letters' });
  const browser = await openBrowser();
  try {
    const { first, again, scripts } = await measureFirstLoad(browser, product.address);
    for (const [address, bytes] of scripts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${address}`);
    console.log(
      `First load of the exams form: ${kilobytes(first)} of JavaScript over the wire (limit ${kilobytes(FIRST_LOAD_LIMIT)}), ${kilobytes(again)} the next time.`,
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}

void print();
