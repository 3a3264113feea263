import type { Kysely } from 'kysely';

/** The four digits that a centre knows a candidate by in a series. The last one given stays known after its candidate is removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('candidate_number_series')
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('candidate_number_series_key', ['campus', 'series_id'])
    .execute();
  await db.schema
    .createTable('candidate_numbers')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('given_by', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('candidate_numbers_key', ['enquiry_id', 'campus', 'series_id'])
    .execute();
}

/** The version before gives none: a number that is given after it may be one that was given before. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['candidate_numbers', 'candidate_number_series']) await db.schema.dropTable(table).execute();
}
