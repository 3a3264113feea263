import type { routes } from '@forms/shared/contract';
import type { LimitName } from './figures';

/** What kind of thing the calls of who sells, and what, are. */
export const sellingKinds = {
  sellers: 'reading',
  sellerVersions: 'reading',
  earlierSeller: 'reading',
  changeSeller: 'working',
  products: 'reading',
  addProduct: 'working',
  changeProduct: 'working',
  removeProduct: 'working',
} as const satisfies Partial<Record<keyof typeof routes, LimitName>>;
