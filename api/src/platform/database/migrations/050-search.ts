import type { Kysely } from 'kysely';

const indexes = [
  ['enquiries_in_time', 'enquiries', ['submitted_at', 'id']],
  ['enquiries_by_filter', 'enquiries', ['status', 'type', 'form_slug', 'payment_method']],
  ['enquiries_by_sort_of_name', 'enquiry_search', ['name', 'enquiry_id']],
  ['invoices_by_status', 'invoices', ['status', 'enquiry_id']],
] as const;

/** What enquiries are found by, folded, which the start fills for those that are there; and what lists read by pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_search')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey().references('enquiries.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  for (const [name, table, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexes) await db.schema.dropIndex(name).execute();
  await db.schema.dropTable('enquiry_search').execute();
}
