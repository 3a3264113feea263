import type { Product } from '@forms/shared/contract';

export interface ProductTables {
  /** What staff charge for again and again; `cost` in pence. */
  products: Product;
}

declare module '../../platform/database/tables' {
  interface Tables extends ProductTables {}
}
