import type { Kysely } from 'kysely';

/** How staff lay out the files for a board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('board_layouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('board_layouts').execute();
}
