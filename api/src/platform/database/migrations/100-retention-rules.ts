import type { Kysely } from 'kysely';

/** How long enquiries are kept, as somebody has said it after seeing what goes by it: until then nothing goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_rules')
    .addColumn('form_slug', 'text', (column) => column.primaryKey())
    .addColumn('months', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
}

export const down = (db: Kysely<unknown>): Promise<void> => db.schema.dropTable('retention_rules').execute();
