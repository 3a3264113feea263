import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_pages')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en-GB'))
    .execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('suspect', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contacts').dropColumn('suspect').execute();
  await db.schema.alterTable('content_pages').dropColumn('language').execute();
}
