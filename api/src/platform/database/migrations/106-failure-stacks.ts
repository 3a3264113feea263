import { type Kysely, sql } from 'kysely';

const counted = ['remote', 'version', 'phase'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await countBy(db, 'remote_failures_by', [...counted, 'stack', 'hour'], sql`remote, version, phase, '', hour, count`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await countBy(
    db,
    'remote_failures_in',
    [...counted, 'hour'],
    sql`remote, version, phase, hour, sum(count)`,
    sql`group by remote, version, phase, hour`,
  );
}

/** What a count is of is the table's key, which SQLite changes in a new table alone. */
async function countBy(
  db: Kysely<unknown>,
  name: string,
  keys: readonly string[],
  columns: ReturnType<typeof sql>,
  groups = sql``,
): Promise<void> {
  let table = db.schema.createTable('remote_failures_next');
  for (const key of keys) table = table.addColumn(key, 'text', (column) => column.notNull());
  await table
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(name, keys as never[])
    .execute();
  await sql`insert into remote_failures_next select ${columns} from remote_failures ${groups}`.execute(db);
  await db.schema.dropTable('remote_failures').execute();
  await db.schema.alterTable('remote_failures_next').renameTo('remote_failures').execute();
}
