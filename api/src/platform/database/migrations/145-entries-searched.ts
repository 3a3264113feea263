import { type Kysely, sql } from 'kysely';

const index = sql.ref('entries_by_series');

/** What exam entries are searched by stands in the index by which they are counted, whole, so that no entry is fetched for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index ${index}`.execute(db);
  await sql`create index ${index} on exam_entries (series_id, board, campus, state, series_name, named, reference)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index ${index}`.execute(db);
  await sql`create index ${index} on exam_entries (series_id, board, campus, state, series_name)`.execute(db);
}
