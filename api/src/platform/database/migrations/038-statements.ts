import { type Kysely, sql } from 'kysely';

/** References are looked at once a transaction ends, as the ledger's are. */
const atTheEnd = sql`deferrable initially deferred`;

/** What was imported of bank statements, and what became of each row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statement_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bank_rows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('import_id', 'text', (column) => column.notNull().references('statement_imports.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('likeness', 'text', (column) => column.notNull())
    .addColumn('nth', 'integer', (column) => column.notNull())
    .addUniqueConstraint('bank_rows_once', ['likeness', 'nth'])
    .execute();
  await db.schema.createIndex('bank_rows_by_day').on('bank_rows').columns(['day', 'amount']).execute();
  await db.schema
    .createTable('bank_row_texts')
    .addColumn('row_id', 'text', (column) => column.primaryKey().references('bank_rows.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bank_bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('row_id', 'text', (column) => column.notNull().references('bank_rows.id'))
    .addColumn('entry_id', 'text', (column) => column.references('money_entries.id').modifyEnd(atTheEnd))
    .addColumn('invoice_id', 'text')
    .addColumn('amount', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bank_bookings_of_row').on('bank_bookings').column('row_id').execute();
  await db.schema.createIndex('bank_bookings_of_entry').on('bank_bookings').column('entry_id').execute();
  await db.schema
    .createTable('ignored_rows')
    .addColumn('row_id', 'text', (column) => column.primaryKey().references('bank_rows.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('csv_mappings')
    .addColumn('header', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('mapping', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
}

/** What was booked stays in the ledger. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = ['csv_mappings', 'ignored_rows', 'bank_bookings', 'bank_row_texts', 'bank_rows', 'statement_imports'];
  for (const table of tables) await db.schema.dropTable(table).execute();
}
