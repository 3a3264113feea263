declare module '../../platform/database/tables' {
  interface Tables {
    /** How many months after their last event enquiries are kept, by form; `formSlug` is empty for all forms without a rule of their own. */
    retentionRules: { formSlug: string; months: number; version: number; changedBy: string; changedAt: string };
  }
}

export {};
