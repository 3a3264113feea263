import { type Kysely, PostgresAdapter, sql } from 'kysely';

const ERASED = 'Erased';
/** The columns that erasing somebody writes over, among those that stay. */
const notes = {
  credit_notes: { words: 'reason', stay: ['id', 'invoice_id', 'number', 'date', 'amount', 'author', 'issued_at'] },
  credit_note_lines: { words: 'description', stay: ['credit_note_id', 'position', 'amount', 'account_id', 'kind'] },
} as const;
const tables = Object.keys(notes) as (keyof typeof notes)[];

/** Certificates of what was erased; and the words of a credit note, which nobody changes, can be taken from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('removed', 'text', (column) => column.notNull())
    .addColumn('kept', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('erasures_in_time').on('erasures').columns(['erased_at', 'id']).execute();
  await db.schema.createIndex('erasures_by_address').on('erasures').column('address_hash').execute();
  for (const table of tables) {
    const { words, stay } = notes[table];
    const same = stay.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ');
    await refuse(db, table, `when (not (${same} and new.${words} = '${ERASED}'))`);
  }
}

/** Who has been erased is not known any more, and what says so of an application would not be understood. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from payment_steps where kind = 'erased'`.execute(db);
  for (const table of tables) await refuse(db, table);
  await db.schema.dropTable('erasures').execute();
}

async function refuse(db: Kysely<unknown>, table: string, when = ''): Promise<void> {
  const name = `${table}_stay`;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql.raw(`drop trigger ${name}${isPostgres ? ` on ${table}` : ''}`).execute(db);
  const act = isPostgres
    ? `for each row ${when} execute function refuse_credit_note_change()`
    : `${when} begin select raise(abort, 'A credit note is never changed'); end`;
  await sql.raw(`create trigger ${name} before update on ${table} ${act}`).execute(db);
}
