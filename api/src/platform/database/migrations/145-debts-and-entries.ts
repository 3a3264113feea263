import { type Kysely, PostgresAdapter, sql } from 'kysely';

const differs = `settled_sum <> case status when 'cancelled' then 0 else amount - credited_sum end`;
/**
 * What lists read of very many rows stands in an index whole: of entries what they are searched by, of invoices that may be
 * open what the ledger needs of them, in the order of their enquiries, as those who pay for them are read.
 */
const indexes = {
  entries_by_series: {
    since: 'exam_entries (series_id, board, campus, state, series_name, named, reference)',
    before: 'exam_entries (series_id, board, campus, state, series_name)',
  },
  invoices_perhaps_open: {
    since: `invoices (enquiry_id, number, id, date, due_date, status, amount, settled_sum, credited_sum, is_current, instalment_plan) where ${differs}`,
    before: `invoices (number) where ${differs}`,
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => makeAgain(db, 'since');
export const down = (db: Kysely<unknown>): Promise<void> => makeAgain(db, 'before');

async function makeAgain(db: Kysely<unknown>, as: 'since' | 'before'): Promise<void> {
  // What steps before have written of money is checked at the end, and until then PostgreSQL gives its table no index.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`set constraints all immediate; set constraints all deferred`.execute(db);
  for (const [name, on] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute();
    await sql.raw(`create index ${name} on ${on[as]}`).execute(db);
  }
}
