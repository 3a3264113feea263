import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What was sent to boards: centre numbers, submissions, their rows as they were sent, and what the boards answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('board_centres')
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('board_centres_key', ['campus', 'board'])
    .addUniqueConstraint('one_campus_a_centre', ['board', 'number'])
    .execute();
  await db.schema
    .createTable('board_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('series_id', 'text', (column) => column.notNull())
    .addColumn('series_name', 'text', (column) => column.notNull())
    .addColumn('campus', 'text', (column) => column.notNull())
    .addColumn('centre_number', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('submissions_in_sequence', ['board', 'series_id', 'centre_number', 'sequence'])
    .execute();
  await db.schema
    .createTable('board_submission_rows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('board_submissions.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('exam_entries.id'))
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('nth', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('exam', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('answered_by', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addUniqueConstraint('submitted_in_order', ['entry_id', 'nth'])
    .addUniqueConstraint('submission_rows_in_order', ['submission_id', 'position'])
    .execute();
  await db.schema.createIndex('submitted_of_enquiry').on('board_submission_rows').column('enquiry_id').execute();
  await db.schema
    .createTable('board_submission_texts')
    .addColumn('row_id', 'text', (column) => column.primaryKey().references('board_submission_rows.id'))
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('candidate', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('submitted_texts_of_enquiry').on('board_submission_texts').column('enquiry_id').execute();
  for (const statement of refusalsOf(db)) await sql.raw(statement).execute(db);
}

/** What of a row never changes; its answer does, and erasure takes all of it. */
const FROZEN = 'submission_id, position, entry_id, enquiry_id, nth, act, level, exam';

/** What refuses to change what was sent. */
function refusalsOf(db: Kysely<unknown>): string[] {
  const message = 'What was sent to a board never changes';
  const refused = [
    ['board_submissions_no_update', 'update on board_submissions'],
    ['board_submissions_no_delete', 'delete on board_submissions'],
    ['board_submission_rows_stay', `update of ${FROZEN} on board_submission_rows`],
  ];
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return [
      `create function refuse_in_submissions() returns trigger language plpgsql as $$
        begin raise exception '${message}'; end $$`,
      ...refused.map(
        ([name, when]) => `create trigger ${name} before ${when} for each row execute function refuse_in_submissions()`,
      ),
    ];
  }
  return refused.map(
    ([name, when]) => `create trigger ${name} before ${when} begin select raise(abort, '${message}'); end`,
  );
}

/** What was sent is known to the boards alone: the next submission is one of first entries. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['board_submission_texts', 'board_submission_rows', 'board_submissions', 'board_centres']) {
    await db.schema.dropTable(table).execute();
  }
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`drop function refuse_in_submissions()`.execute(db);
}
