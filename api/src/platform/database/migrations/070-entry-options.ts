import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The option that an entry takes a place of: how many may enter is set by option and series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('exam_entries')
    .addColumn('option_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const option = isPostgres ? sql`exam::json -> 'option' ->> 'id'` : sql`json_extract(exam, '$.option.id')`;
  await sql`update exam_entries set option_id = ${option}`.execute(db);
  await db.schema
    .createIndex('entries_of_option')
    .on('exam_entries')
    .columns(['option_id', 'series_id', 'state'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('entries_of_option').execute();
  await db.schema.alterTable('exam_entries').dropColumn('option_id').execute();
}
