import type { SettingName } from '@forms/shared/contract';

export interface SiteSettingTables {
  /** Every state of what staff set, of which the newest counts; `value` is JSON of the contract's, `madeBy` an account. */
  siteSettings: { name: SettingName; version: number; value: string; madeBy: string; madeAt: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends SiteSettingTables {}
}
