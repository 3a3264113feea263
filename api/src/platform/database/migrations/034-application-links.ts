import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('application_links')
    .addColumn('link_hash', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_until', 'text')
    .addColumn('wrong_codes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('links_of_enquiry').on('application_links').column('enquiry_id').execute();
  await db.schema.alterTable('drafts').addColumn('enquiry_id', 'text').execute();
}

/** The version before knows neither confirmations nor that links were revoked, and could not show an enquiry that has one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind = 'submission')`.execute(db);
  await sql`delete from letters where kind = 'submission'`.execute(db);
  await sql`delete from payment_steps where kind = 'links-revoked'`.execute(db);
  // A draft that was sent had no row before.
  await db
    .deleteFrom('drafts' as never)
    .where('enquiry_id' as never, 'is not', null as never)
    .execute();
  await db.schema.alterTable('drafts').dropColumn('enquiry_id').execute();
  await db.schema.dropTable('application_links').execute();
}
