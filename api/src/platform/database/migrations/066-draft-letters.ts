import { type Kysely, sql } from 'kysely';

/** The letters that take the link of a draft to whoever asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft_letters')
    .addColumn('letter_id', 'text', (column) => column.primaryKey())
    .addColumn('link_hash', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
}

/** The version before knows no such letter, and could not send one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind = 'draft')`.execute(db);
  await sql`delete from letters where kind = 'draft'`.execute(db);
  await db.schema.dropTable('draft_letters').execute();
}
