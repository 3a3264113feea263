import { type Kysely, sql } from 'kysely';

/** The documents that applications ask for: how far each is, and which files are of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_verdicts')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_verdict_a_document', ['enquiry_id', 'name'])
    .execute();
  await db.schema
    .createTable('document_files')
    .addColumn('file_id', 'text', (column) => column.primaryKey().references('files.id').onDelete('cascade'))
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_seen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('files_of_document').on('document_files').columns(['enquiry_id', 'name']).execute();
}

const letters = sql`('documents-received', 'document-again', 'withdrawn', 'cancelled', 'refund')`;
const steps = sql`('document-sent', 'document-removed', 'document-accepted', 'document-again')`;

/** The version before knows neither these letters nor these steps, and could not show an enquiry that has one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind in ${letters})`.execute(db);
  await sql`delete from letters where kind in ${letters}`.execute(db);
  await sql`delete from payment_steps where kind in ${steps}`.execute(db);
  for (const table of ['document_files', 'document_verdicts']) await db.schema.dropTable(table).execute();
}
