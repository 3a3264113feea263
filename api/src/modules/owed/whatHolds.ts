import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { proposeFor, rowsPerhapsFor } from '../statements/proposeFor';
import { openRows } from '../statements/storedRows';

type Pause = Tables['reminderPauses'];

/** The pauses that hold on a day, by invoice. */
export async function pausesOn(db: Database, day: string): Promise<Map<string, Pause>> {
  const pauses = await db
    .selectFrom('reminderPauses')
    .selectAll()
    .where((pause) => pause.or([pause('until', 'is', null), pause('until', '>', day)]))
    .execute();
  return new Map(pauses.map((pause) => [pause.invoiceId, pause]));
}

/** The invoices that money on the bank statement may be for, which nobody has booked yet; or those of them that touch these invoices. */
export async function perhapsPaid(db: Database, only?: readonly string[]): Promise<Set<string>> {
  const rows = await openRows(db);
  const proposals = await proposeFor(db, only ? await rowsPerhapsFor(db, rows, only) : rows);
  return new Set([...proposals.values()].flatMap(({ parts }) => parts.map(({ invoice }) => invoice.invoiceId)));
}

/** When a reminder last went, by those of these invoices, or of all, that had one. */
export async function lastReminders(db: Database, invoiceIds?: readonly string[]): Promise<Map<string, string>> {
  if (invoiceIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('reminders')
    .select(({ fn }) => ['invoiceId', fn.max('remindedAt').as('remindedAt')])
    .$if(invoiceIds !== undefined, (query) => query.where('invoiceId', 'in', invoiceIds ?? []))
    .groupBy('invoiceId')
    .execute();
  return new Map(rows.map(({ invoiceId, remindedAt }) => [invoiceId, remindedAt]));
}
