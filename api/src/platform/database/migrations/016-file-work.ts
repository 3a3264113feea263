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

export async function down(db: Kysely<unknown>): Promise<void> {
  // Nobody holds them from now on: at least they are shown to nobody outside.
  await sql`update files set visible = 0 where held is not null`.execute(db);
  for (const column of ['kept_until', 'pdf_bytes', 'conversion', 'held']) {
    await db.schema.alterTable('files').dropColumn(column).execute();
  }
}
