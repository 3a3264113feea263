import type { Kysely } from 'kysely';

/** Who published a page of the site and when, which it is by number, and the states that it was in before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_pages')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('content_pages').addColumn('made_by', 'text').execute();
  await db.schema.alterTable('content_pages').addColumn('made_at', 'text').execute();
  await db.schema
    .createTable('page_versions')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subtitle', 'text', (column) => column.notNull())
    .addColumn('header_image', 'text')
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text')
    .addPrimaryKeyConstraint('page_version_once', ['slug', 'version'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('page_versions').execute();
  for (const column of ['made_at', 'made_by', 'version']) {
    await db.schema.alterTable('content_pages').dropColumn(column).execute();
  }
}
