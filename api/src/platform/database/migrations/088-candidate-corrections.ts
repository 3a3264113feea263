import { type Kysely, PostgresAdapter, sql } from 'kysely';

const told = ['exam_entries', 'board_submission_rows'] as const;

/** What staff corrected of candidates, and under which of it an entry stands and a board was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('candidate_corrections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('board_version', 'integer', (column) => column.notNull())
    .addColumn('corrected', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('corrections_in_order', ['enquiry_id', 'version'])
    .execute();
  for (const table of told) {
    await sql`alter table ${sql.table(table)} add column board_version integer not null default 0`.execute(db);
  }
  await sql.raw(refusalOf(db)).execute(db);
}

/** What refuses to change whom a board was told of. */
function refusalOf(db: Kysely<unknown>): string {
  const when = 'create trigger board_submission_rows_as_told before update of board_version on board_submission_rows';
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? `${when} for each row execute function refuse_in_submissions()`
    : `${when} begin select raise(abort, 'What was sent to a board never changes'); end`;
}

/** Candidates are again as they applied. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const on = isPostgres ? sql` on board_submission_rows` : sql``;
  await sql`drop trigger board_submission_rows_as_told${on}`.execute(db);
  for (const table of told) await sql`alter table ${sql.table(table)} drop column board_version`.execute(db);
  await db.schema.dropTable('candidate_corrections').execute();
}
