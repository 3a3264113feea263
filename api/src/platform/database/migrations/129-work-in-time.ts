import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What is read of very many rows stands in an index whole, so that no row is fetched for it; by their names, as they are since and as they were. */
const indexes = {
  enquiries_assigned: {
    since: 'enquiries (assignee_id, status, submitted_at, id, type)',
    before: 'enquiries (assignee_id, status, id)',
  },
  enquiries_of_way_in_time: { since: 'enquiries (payment_method, submitted_at, id, status, type)' },
  invoices_by_status: {
    since: 'invoices (status, enquiry_id, is_current, due_date)',
    before: 'invoices (status, enquiry_id)',
  },
  invoices_of_enquiry: { since: 'invoices (enquiry_id, status)' },
  entries_by_series: {
    since: 'exam_entries (series_id, board, campus, state, series_name)',
    before: 'exam_entries (series_id, board, campus, state)',
  },
  form_submissions_by_day: {
    since: 'form_submissions ("on", form_slug, campus, origin)',
    before: 'form_submissions ("on", form_slug)',
  },
} as const satisfies Record<string, { since: string; before?: string }>;

export async function up(db: Kysely<unknown>): Promise<void> {
  // What steps before have written of money is checked at the end, and until then PostgreSQL gives its table no index.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`set constraints all immediate; set constraints all deferred`.execute(db);
  for (const [name, on] of Object.entries(indexes)) {
    if ('before' in on) await db.schema.dropIndex(name).execute();
    await sql.raw(`create index ${name} on ${on.since}`).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute();
    if ('before' in on) await sql.raw(`create index ${name} on ${on.before}`).execute(db);
  }
}
