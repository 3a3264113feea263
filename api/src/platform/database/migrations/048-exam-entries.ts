import { type Kysely, sql } from 'kysely';

/**
 * Each exam that a candidate is entered for, and what was done to it since. What was
 * submitted before is written by the next start, for answers are sealed and a step of the schema has no key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('named', 'text', (column) => column.notNull())
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('series_name', 'text', (column) => column.notNull())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('exam', 'text', (column) => column.notNull())
    .addColumn('campus', 'text')
    .addColumn('price', 'integer')
    .addColumn('board_fee', 'integer')
    .addColumn('late_fee', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('entries_by_name').on('exam_entries').columns(['named', 'id']).execute();
  await db.schema.createIndex('entries_of_enquiry').on('exam_entries').column('enquiry_id').execute();
  await db.schema
    .createIndex('entries_by_series')
    .on('exam_entries')
    .columns(['series_id', 'board', 'campus', 'state'])
    .execute();
  await db.schema
    .createTable('exam_entry_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('entry_id', 'text', (column) => column.notNull().references('exam_entries.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('was', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('changes_of_entry').on('exam_entry_changes').column('entry_id').execute();
}

const steps = sql`('entry-entered', 'entry-amended', 'entry-withdrawn', 'entry-refused', 'entry-requested')`;

/** The version before could show neither an enquiry that has such a letter nor one with such a step. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind = 'entry')`.execute(db);
  await sql`delete from letters where kind = 'entry'`.execute(db);
  await sql`delete from payment_steps where kind in ${steps}`.execute(db);
  for (const table of ['exam_entry_changes', 'exam_entries']) await db.schema.dropTable(table).execute();
}
