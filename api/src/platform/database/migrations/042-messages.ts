import { type Kysely, sql } from 'kysely';

/** What staff and applicants write to each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('author', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('is_waiting', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('messages_of_enquiry').on('messages').column('enquiry_id').execute();
}

/** The version before could not show an enquiry that has such a letter. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind = 'message')`.execute(db);
  await sql`delete from letters where kind = 'message'`.execute(db);
  await db.schema.dropTable('messages').execute();
}
