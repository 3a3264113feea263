import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What a search of files reads in parts, each with the part of what its files are of: in the embedded database alone, since PostgreSQL reads them in one go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`create index files_by_owner on files (coalesce(entity_id, ''), searched, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('files_by_owner').ifExists().execute();
}
