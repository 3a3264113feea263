import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('held', 'text').execute();
  await db.schema.alterTable('files').addColumn('conversion', 'text').execute();
  await db.schema.alterTable('files').addColumn('pdf_bytes', 'integer').execute();
  await db.schema.alterTable('files').addColumn('kept_until', 'text').execute();
  // As long as a draft that may name them.
  const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
  await sql`update files set kept_until = ${inAMonth} where entity_type = 'session'`.execute(db);
}
