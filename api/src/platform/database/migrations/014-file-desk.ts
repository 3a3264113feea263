import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('entity_type', 'text').execute();
  await db.schema.alterTable('files').addColumn('entity_id', 'text').execute();
  await db.schema.createIndex('files_of_entity').on('files').columns(['entity_type', 'entity_id']).execute();
  await db.schema
    .createTable('file_annotations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull().references('files.id').onDelete('cascade'))
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('xfdf', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('one_document_an_owner', ['file_id', 'owner'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('file_annotations').execute();
  await db.schema.dropIndex('files_of_entity').execute();
  for (const column of ['entity_id', 'entity_type']) await db.schema.alterTable('files').dropColumn(column).execute();
}
