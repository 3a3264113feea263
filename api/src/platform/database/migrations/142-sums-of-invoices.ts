import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What came in for an invoice, and what credit notes took off it, stand beside it; those for which just what they ask came in
 * are in no index. 50,000 invoices take some seconds. Of what type an enquiry is, which says who sees it, PostgreSQL reads
 * in an index, without its answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What steps before have written of money is checked at the end, and until then PostgreSQL changes no table of it.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`set constraints all immediate; set constraints all deferred`.execute(db);
  for (const sum of ['settled_sum', 'credited_sum'])
    await sql`alter table invoices add column ${sql.ref(sum)} integer not null default 0`.execute(db);
  // What a bank charged is no money of the invoice's.
  const fees = sql`select id from money_entries where kind = 'fee'`;
  await sql`update invoices set
      settled_sum = coalesce((
        select sum(amount) from allocations where invoice_id = invoices.id
          and entry_id not in (${fees}) and entry_id not in (select id from money_entries where reverses in (${fees}))
      ), 0),
      credited_sum = coalesce((select sum(amount) from credit_notes where invoice_id = invoices.id), 0)
    where id in (select invoice_id from allocations union select invoice_id from credit_notes)`.execute(db);
  await sql`create index invoices_perhaps_open on invoices (number)
    where settled_sum <> case status when 'cancelled' then 0 else amount - credited_sum end`.execute(db);
  await sql`create unique index enquiries_with_type on enquiries (id, type)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['enquiries_with_type', 'invoices_perhaps_open'])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  for (const sum of ['settled_sum', 'credited_sum'])
    await sql`alter table invoices drop column ${sql.ref(sum)}`.execute(db);
}
