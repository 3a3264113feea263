/** What staff set for the whole site. */
export type SiteSettingName =
  | 'home-queues'
  | 'letter-words'
  | 'reply-templates'
  | 'reminder-days'
  | 'second-factor-roles'
  | 'test-menu';

export interface SiteSettingTables {
  /** Every state of what staff set, of which the newest counts; `value` is JSON of the contract's, `madeBy` an account. */
  siteSettings: { name: SiteSettingName; version: number; value: string; madeBy: string; madeAt: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends SiteSettingTables {}
}
