import { getChromium } from './chromium';
import { Product } from './product';

/** Before the browser tests: a Chromium, and one start of the product of each kind, which builds what is not built. */
export default async function productAndBrowser(): Promise<void> {
  await getChromium();
  for (const settings of [{}, { ONE_BUNDLE: 'true' }]) {
    const product = await Product.start(settings);
    await product.stop();
  }
}
