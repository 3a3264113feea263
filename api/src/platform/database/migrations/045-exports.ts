import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** A batch is written once its rows are: what it comes to is known then. */
const atTheEnd = sql`deferrable initially deferred`;

/** What was exported for the accounts: batches, their rows as they were, who had them, and the codes of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounting_codes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('codes', 'text')
    .addColumn('sage_customer', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('last_batch', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('export_batches')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('to_day', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('codes', 'text', (column) => column.notNull())
    .addColumn('sage_customer', 'text', (column) => column.notNull())
    .addColumn('totals', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('export_rows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('batch', 'integer', (column) => column.notNull().references('export_batches.number').modifyEnd(atTheEnd))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addUniqueConstraint('exported_once', ['kind', 'source_id'])
    .addUniqueConstraint('export_rows_in_order', ['batch', 'position'])
    .execute();
  await db.schema.createIndex('export_rows_by_day').on('export_rows').column('day').execute();
  await db.schema
    .createTable('export_row_texts')
    .addColumn('row_id', 'text', (column) => column.primaryKey().references('export_rows.id'))
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('export_downloads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('batch', 'integer', (column) => column.notNull().references('export_batches.number'))
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('export_downloads_of_batch').on('export_downloads').column('batch').execute();
  for (const statement of refusalsOf(db)) await sql.raw(statement).execute(db);
}

/** What refuses to change or remove a batch, or a row of one. */
function refusalsOf(db: Kysely<unknown>): string[] {
  const tables = ['export_batches', 'export_rows'];
  const message = 'What is in a batch never changes';
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return [
      `create function refuse_in_exports() returns trigger language plpgsql as $$
        begin raise exception '${message}'; end $$`,
      ...tables.map(
        (table) =>
          `create trigger ${table}_stay before update or delete on ${table} for each row execute function refuse_in_exports()`,
      ),
    ];
  }
  return tables.flatMap((table) =>
    ['update', 'delete'].map(
      (act) =>
        `create trigger ${table}_no_${act} before ${act} on ${table} begin select raise(abort, '${message}'); end`,
    ),
  );
}

/** Which rows were exported is gone: the next export has them all again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['export_downloads', 'export_row_texts', 'export_rows', 'export_batches', 'accounting_codes']) {
    await db.schema.dropTable(table).execute();
  }
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`drop function refuse_in_exports()`.execute(db);
}
