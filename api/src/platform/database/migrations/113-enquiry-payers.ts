import type { Kysely } from 'kysely';

/** Who pays for each enquiry, beside its sealed answers: the start writes it down for those that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_payers')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey().references('enquiries.id').onDelete('cascade'))
    .addColumn('payer_id', 'text', (column) => column.notNull())
    .addColumn('payer_name', 'text', (column) => column.notNull())
    .addColumn('payer_email', 'text', (column) => column.notNull())
    .addColumn('campus', 'text')
    .execute();
  await db.schema.createIndex('enquiry_payers_by_payer').on('enquiry_payers').column('payer_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('enquiry_payers').execute();
}
