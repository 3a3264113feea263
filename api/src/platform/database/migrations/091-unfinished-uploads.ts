import type { Kysely } from 'kysely';

/** Files that come in by parts, so that one goes on where its line was cut; each part stands in the store under its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unfinished_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('entity_type', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('file_id', 'text')
    .addColumn('kept_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('unfinished_uploads_of_owner')
    .on('unfinished_uploads')
    .columns(['entity_type', 'entity_id'])
    .execute();
  await db.schema
    .createTable('upload_parts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('upload_id', 'text', (column) =>
      column.notNull().references('unfinished_uploads.id').onDelete('cascade'),
    )
    .addColumn('start', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addUniqueConstraint('upload_parts_once', ['upload_id', 'start'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('upload_parts').execute();
  await db.schema.dropTable('unfinished_uploads').execute();
}
