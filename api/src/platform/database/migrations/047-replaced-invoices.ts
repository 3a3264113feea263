import { type Kysely, PostgresAdapter, sql } from 'kysely';

const asBefore =
  'id, enquiry_id, number, date, due_date, status, description, amount, declarations, instalment_plan, seller_campus, seller_version';

/** An enquiry may have several invoices, of which one is current: others were replaced, or are drafts that will replace it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table invoices drop constraint invoices_enquiry_id_key`.execute(db);
    await db.schema
      .alterTable('invoices')
      .addColumn('is_current', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('invoices')
      .addColumn('replaces', 'text', (column) => column.references('invoices.id').modifyEnd(atTheEnd))
      .execute();
  } else await rebuild(db, true);
  await sql`create unique index invoices_current on invoices (enquiry_id) where is_current = 1`.execute(db);
  await db.schema.createIndex('invoices_replaces').on('invoices').column('replaces').execute();
}

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;
const atTheEnd = sql`deferrable initially deferred`;

/** SQLite drops no constraint: the rows stand aside while their table is made anew, and what refers to them waits for that. */
async function rebuild(db: Kysely<unknown>, several: boolean): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`create table invoices_aside as select * from invoices`.execute(db);
  await db.schema.dropTable('invoices').execute();
  const table = db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => {
      const needed = column.notNull().references('enquiries.id');
      return several ? needed : needed.unique();
    })
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('due_date', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('declarations', 'text', (column) => column.notNull())
    .addColumn('instalment_plan', 'text')
    .addColumn('seller_campus', 'text')
    .addColumn('seller_version', 'integer');
  await (several
    ? table
        .addColumn('is_current', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('replaces', 'text', (column) => column.references('invoices.id').modifyEnd(atTheEnd))
    : table
  ).execute();
  await sql.raw(`insert into invoices (${asBefore}) select ${asBefore} from invoices_aside`).execute(db);
  await db.schema.dropTable('invoices_aside').execute();
}

const ofInvoice = ['invoice_items', 'invoice_footer_headers', 'reminders', 'reminder_pauses', 'certified_documents'];

/** The version before knows the current invoice alone: those that were replaced are gone, and so are drafts of new ones. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table gone_invoices as select id from invoices where is_current = 0`.execute(db);
  const gone = sql`(select id from gone_invoices)`;
  const notes = sql`(select id from credit_notes where invoice_id in ${gone})`;
  for (const table of ofInvoice) await sql`delete from ${sql.table(table)} where invoice_id in ${gone}`.execute(db);
  await sql`delete from credit_note_lines where credit_note_id in ${notes}`.execute(db);
  // Allocations and credit notes may not go while their invoice stays.
  await sql`delete from invoices where is_current = 0`.execute(db);
  for (const table of ['allocations', 'credit_notes'])
    await sql`delete from ${sql.table(table)} where invoice_id in ${gone}`.execute(db);
  await sql`drop table gone_invoices`.execute(db);
  await db.schema.dropIndex('invoices_current').execute();
  await db.schema.dropIndex('invoices_replaces').execute();
  if (!isPostgres(db)) return rebuild(db, false);
  await db.schema.alterTable('invoices').dropColumn('replaces').execute();
  await db.schema.alterTable('invoices').dropColumn('is_current').execute();
  await sql`alter table invoices add constraint invoices_enquiry_id_key unique (enquiry_id)`.execute(db);
}
