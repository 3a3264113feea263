import { getChromium } from './chromium';
import { Product } from './product';

/** Before the browser tests: a Chromium, and one start of the product, which builds what is not built. */
export default async function productAndBrowser(): Promise<void> {
  await getChromium();
  const product = await Product.start();
  await product.stop();
}
