import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoice_lines')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('cost', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_lines_key', ['enquiry_id', 'position'])
    .execute();
  await db.schema
    .createTable('card_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('intent_id', 'text', (column) => column.unique())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('card_payments_attempt', ['enquiry_id', 'attempt'])
    .execute();
  await db.schema
    .createTable('paid')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey().references('enquiries.id'))
    .addColumn('intent_id', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('paid_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_intents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('client_secret', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sandbox_intents').execute();
  await db.schema.dropTable('paid').execute();
  await db.schema.dropTable('card_payments').execute();
  await db.schema.dropTable('invoice_lines').execute();
}
