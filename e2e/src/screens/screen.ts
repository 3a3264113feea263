import type { Product } from '../product';
import type { Visitor } from '../visitor';

/** One screen of the product, as somebody comes to it. */
export interface Screen {
  name: string;
  /** Where it begins, as `/fees/`; of a product in which something has to be made ready first. */
  path: string | ((product: Product) => Promise<string>);
  /** The words that say it is there. */
  sees: string;
  /** What is done there before it is looked at. */
  act?(visitor: Visitor): Promise<void>;
  /** What the browser's console says on the way, as of a call that is meant to fail. */
  forgives?: RegExp;
}
