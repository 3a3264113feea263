import type { Kysely } from 'kysely';

/** Numbers alone, of a whole week each: no row is of one visit, so none can be put together again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_steps')
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('form_slug', 'text', (column) => column.notNull())
    .addColumn('form_version', 'integer', (column) => column.notNull())
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('begun', 'integer', (column) => column.notNull())
    .addColumn('reached', 'integer', (column) => column.notNull())
    .addColumn('went_on', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_steps_in', ['week', 'form_slug', 'form_version', 'campus', 'step'])
    .execute();
  await db.schema
    .createTable('form_spans')
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('form_slug', 'text', (column) => column.notNull())
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('span', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_spans_in', ['week', 'form_slug', 'campus', 'span'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('form_spans').execute();
  await db.schema.dropTable('form_steps').execute();
}
