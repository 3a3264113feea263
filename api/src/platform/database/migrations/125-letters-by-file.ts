import { type Kysely, sql } from 'kysely';

/** The few letters that have a file are found by it: who is limited to an area opens those of their enquiries alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index letters_by_file on letters (file_id) where file_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('letters_by_file').execute();
}
