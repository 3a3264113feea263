import { type Kysely, PostgresAdapter, sql } from 'kysely';

const REFUSED = 'The audit log is append-only';

/** Who did what, each entry with a hash over the one before: no entry is ever changed or removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('key_name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  for (const by of ['actor', 'call', 'record'])
    await db.schema.createIndex(`audit_entries_by_${by}`).on('audit_entries').columns([by, 'number', 'id']).execute();
  await db.schema.createIndex('audit_entries_in_time').on('audit_entries').columns(['at', 'number']).execute();
  for (const statement of refusals(db)) await sql.raw(statement).execute(db);
}

function refusals(db: Kysely<unknown>): string[] {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const refuse = 'execute function refuse_in_audit()';
    return [
      `create function refuse_in_audit() returns trigger language plpgsql as $$ begin raise exception '${REFUSED}'; end $$`,
      `create trigger audit_entries_stay before update or delete on audit_entries for each row ${refuse}`,
      `create trigger audit_entries_all_stay before truncate on audit_entries for each statement ${refuse}`,
    ];
  }
  return ['update', 'delete'].map(
    (act) =>
      `create trigger audit_entries_no_${act} before ${act} on audit_entries begin select raise(abort, '${REFUSED}'); end`,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('audit_entries').execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`drop function refuse_in_audit()`.execute(db);
}
