import { type Kysely, sql } from 'kysely';

/** Submissions without a trace of who made them, so that they are counted also when the enquiry is long gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('on', 'text', (column) => column.notNull())
    .addColumn('form_slug', 'text', (column) => column.notNull())
    .addColumn('campus', 'text')
    .addColumn('origin', 'text')
    .execute();
  await db.schema.createIndex('form_submissions_by_day').on('form_submissions').columns(['on', 'form_slug']).execute();
  // What earlier answers say of campus and origin is sealed.
  await sql`
    insert into form_submissions (id, "on", form_slug)
    select 'earlier-' || row_number() over (order by submitted_at), substr(submitted_at, 1, 10), form_slug from enquiries
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('form_submissions').execute();
}
