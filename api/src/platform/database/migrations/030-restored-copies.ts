import type { Kysely } from 'kysely';

/** A restore takes this step ahead of its turn: no crash leaves a copy that does not know what it is. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('restored_copies')
    .ifNotExists()
    .addColumn('begun_at', 'text', (column) => column.primaryKey())
    .addColumn('backed_up_at', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('restored_copies').execute();
}
