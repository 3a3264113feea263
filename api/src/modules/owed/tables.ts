export interface OwedTables {
  /** The reminders of a day of payment that went, each once: so many days after it, below 0 before it. */
  reminders: { invoiceId: string; dueDate: string; daysLate: number; remindedAt: string };
  /** For these invoices none goes, until a day (`YYYY-MM-DD`) or for good. */
  reminderPauses: { invoiceId: string; until: string | null; reason: string; author: string; madeAt: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends OwedTables {}
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    reminders: Record<string, never>;
  }
}
