import { type Kysely, sql } from 'kysely';

/** What staff corrected of the answers of enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answer_corrections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('corrected', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('answer_corrections_by_enquiry').on('answer_corrections').column('enquiry_id').execute();
}

/** Answers stay as they were corrected, and nobody reads any more that they were. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind = 'answers')`.execute(db);
  await sql`delete from letters where kind = 'answers'`.execute(db);
  await db.schema.dropTable('answer_corrections').execute();
}
