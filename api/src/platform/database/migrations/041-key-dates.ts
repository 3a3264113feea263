import type { Kysely } from 'kysely';

/** When staff say that a board's qualifications are entered for; what of a price is the board's, by which late entries cost more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_key_dates')
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('dates', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dated_once', ['series_id', 'board', 'level'])
    .execute();
  await db.schema.alterTable('exam_options').addColumn('board_fee', 'integer').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('exam_options').dropColumn('board_fee').execute();
  await db.schema.dropTable('exam_key_dates').execute();
}
