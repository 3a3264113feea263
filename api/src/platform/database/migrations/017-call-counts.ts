import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Counts may be lost with a crash: PostgreSQL need not wait for its disk at each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('call_counts')
    .$call((table) => (isPostgres ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('empty_at', 'bigint', (column) => column.notNull())
    .addColumn('granted', 'integer', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('call_counts').execute();
}
