import type { Campus } from '@forms/shared/contract';

export interface SellerTables {
  /** Every version of who sells at a campus, the highest is today's; `seller` is JSON of the contract's shape. */
  sellers: { campus: Campus; version: number; seller: string; changedBy: string; changedAt: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends SellerTables {}
}
