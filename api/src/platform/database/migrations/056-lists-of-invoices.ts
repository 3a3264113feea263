import { type Kysely, sql } from 'kysely';

/** What the list of invoices is sorted by, as its query says it: an invoice that is not due yet comes last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('invoices_by_date').on('invoices').columns(['date', 'id']).execute();
  await db.schema.createIndex('invoices_by_amount').on('invoices').columns(['amount', 'id']).execute();
  await db.schema
    .createIndex('invoices_by_due_date')
    .on('invoices')
    .expression(sql`coalesce(due_date, '9999-12-31'), id`)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const by of ['date', 'amount', 'due_date']) await db.schema.dropIndex(`invoices_by_${by}`).execute();
}
