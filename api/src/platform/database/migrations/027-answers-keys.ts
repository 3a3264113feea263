import { type Kysely, sql } from 'kysely';

const NAME = /^sealed:([\w-]+):/;

/** The keys that answers were sealed with, by name: a server that lacks one of them must not run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  const names = new Set<string>();
  for (const [table, column] of [
    ['enquiries', 'pages'],
    ['second_factors', 'secret'],
  ] as const) {
    const { rows } = await sql<{ start: string }>`
      select distinct substr(${sql.ref(column)}, 1, 200) as start from ${sql.table(table)}
      where ${sql.ref(column)} like 'sealed:%'`.execute(db);
    for (const { start } of rows) names.add(NAME.exec(start)?.[1] ?? '');
  }
  for (const name of names) if (name) await sql`insert into answers_keys (name) values (${name})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('answers_keys').execute();
}
