import type { Kysely } from 'kysely';

/** Who sells at each campus, every version of it, for an invoice names the one that it was issued by; and the documents of certified software. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sellers')
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seller', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seller_version_once', ['campus', 'version'])
    .execute();
  await db.schema.alterTable('invoices').addColumn('seller_campus', 'text').execute();
  await db.schema.alterTable('invoices').addColumn('seller_version', 'integer').execute();
  await db.schema
    .createTable('certified_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('atcud', 'text', (column) => column.notNull())
    .addColumn('issued_on', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('certified_once', ['invoice_id', 'number'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('certified_documents').execute();
  await db.schema.alterTable('invoices').dropColumn('seller_version').execute();
  await db.schema.alterTable('invoices').dropColumn('seller_campus').execute();
  await db.schema.dropTable('sellers').execute();
}
