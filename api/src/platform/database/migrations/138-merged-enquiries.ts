import { type Kysely, sql } from 'kysely';

/** Which enquiry is a duplicate of which other, as staff said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('merged_enquiries')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey().references('enquiries.id'))
    .addColumn('merged_into', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('merged_enquiries_of').on('merged_enquiries').column('merged_into').execute();
}

/** Each stands by itself again, and no timeline names what the version before could not show. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from enquiry_edits where field in ('mergedInto', 'mergedFrom')`.execute(db);
  await db.schema.dropTable('merged_enquiries').execute();
}
