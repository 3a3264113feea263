import type { Kysely } from 'kysely';

/** The lists that forms choose from, where a site has others than the product's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('choice_lists')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('choice_lists').execute();
}
