import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the queues of the portal's home are counted by: of what is long, only the few rows that are somebody's work. */
const indexes = {
  enquiries_assigned: 'enquiries (assignee_id, status, id)',
  enquiries_to_follow_up: 'enquiries (follow_up_on, status, id) where follow_up_on is not null',
  messages_waiting: 'messages (enquiry_id) where is_waiting = 1',
  documents_unseen: 'document_files (enquiry_id) where is_seen = 0',
  documents_looked_at: "document_verdicts (enquiry_id) where verdict = 'checking'",
  invoices_unpaid: "invoices (due_date, enquiry_id) where status = 'unpaid' and is_current = 1",
  entries_requested: "exam_entries (enquiry_id) where state = 'requested'",
  letters_unsent: 'letters (id) where sent_at is null',
  allocations_summed: 'allocations (invoice_id, entry_id, amount)',
  fees: "money_entries (id) where kind = 'fee'",
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  // What steps before have written of money is checked at the end, and until then PostgreSQL gives its table no index.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`set constraints all immediate; set constraints all deferred`.execute(db);
  for (const [name, on] of Object.entries(indexes)) await sql.raw(`create index ${name} on ${on}`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await db.schema.dropIndex(name).execute();
}
