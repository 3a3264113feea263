import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_specifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('exam_papers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('specification_id', 'text', (column) => column.notNull().references('exam_specifications.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('exam_papers_by_specification').on('exam_papers').column('specification_id').execute();
  await db.schema
    .createTable('exam_options')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('specification_id', 'text', (column) => column.notNull().references('exam_specifications.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('exam_options_by_specification').on('exam_options').column('specification_id').execute();
  await db.schema
    .createTable('exam_option_papers')
    .addColumn('option_id', 'text', (column) => column.notNull().references('exam_options.id'))
    .addColumn('paper_id', 'text', (column) => column.notNull().references('exam_papers.id'))
    .addPrimaryKeyConstraint('exam_option_papers_key', ['option_id', 'paper_id'])
    .execute();
  await db.schema
    .createTable('invoice_fees')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('cost', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('exam_registrations')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey().references('enquiries.id'))
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('exam_series', 'text', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('programme_type', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('exam_registrations').execute();
  await db.schema.dropTable('invoice_fees').execute();
  await db.schema.dropTable('exam_option_papers').execute();
  await db.schema.dropTable('exam_options').execute();
  await db.schema.dropTable('exam_papers').execute();
  await db.schema.dropTable('exam_specifications').execute();
}
