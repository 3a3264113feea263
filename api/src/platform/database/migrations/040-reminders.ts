import { type Kysely, sql } from 'kysely';

/** Which reminders went for which invoice, and for which none is to go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('due_date', 'text', (column) => column.notNull())
    .addColumn('days_late', 'integer', (column) => column.notNull())
    .addColumn('reminded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminded_once', ['invoice_id', 'due_date', 'days_late'])
    .execute();
  await db.schema
    .createTable('reminder_pauses')
    .addColumn('invoice_id', 'text', (column) => column.primaryKey().references('invoices.id'))
    .addColumn('until', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}

const letters = sql`('reminder', 'account')`;

/** The version before knows neither these letters nor this step, and could not show an enquiry that has one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind in ${letters}) or kind = 'reminders'`.execute(
    db,
  );
  await sql`delete from letters where kind in ${letters}`.execute(db);
  await sql`delete from payment_steps where kind = 'mail-dropped'`.execute(db);
  for (const table of ['reminder_pauses', 'reminders']) await db.schema.dropTable(table).execute();
}
