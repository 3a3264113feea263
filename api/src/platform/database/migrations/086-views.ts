import type { Kysely } from 'kysely';

/** Looks at lists that staff keep under names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('look', 'text', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('views').execute();
}
