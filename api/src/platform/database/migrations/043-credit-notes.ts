import { type Kysely, PostgresAdapter, sql } from 'kysely';

interface Then {
  invoiceNumbers: { year: number; last: number };
  documentNumbers: { series: string; year: number; last: number };
}

/** Credit notes, which nobody changes afterwards, and one table of numbers for every series of documents. */
export async function up(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('document_numbers')
    .addColumn('series', 'text', (column) => column.notNull().defaultTo('INV'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_numbers_key', ['series', 'year'])
    .execute();
  for (const row of await db.selectFrom('invoiceNumbers').selectAll().execute())
    await db
      .insertInto('documentNumbers')
      .values({ series: 'INV', ...row })
      .execute();
  await db.schema.dropTable('invoice_numbers').execute();
  // References are looked at once a transaction ends: an enquiry is removed with its documents, the invoice first.
  const atTheEnd = sql`deferrable initially deferred`;
  await db.schema
    .createTable('credit_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id').modifyEnd(atTheEnd))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('credit_notes_of_invoice').on('credit_notes').column('invoice_id').execute();
  await db.schema
    .createTable('credit_note_lines')
    .addColumn('credit_note_id', 'text', (column) => column.notNull().references('credit_notes.id').modifyEnd(atTheEnd))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('credit_note_lines_key', ['credit_note_id', 'position'])
    .execute();
  for (const statement of refusalsOf(db).made) await sql.raw(statement).execute(db);
}

/** What refuses to change a credit note or its lines, or to remove one whose invoice stays. */
function refusalsOf(db: Kysely<Then>): { made: string[]; dropped: string[] } {
  const tables = ['credit_notes', 'credit_note_lines'];
  const message = 'A credit note is never changed';
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const stay = (table: string) =>
      `create trigger ${table}_stay before update on ${table} for each row execute function refuse_credit_note_change()`;
    return {
      made: [
        `create function refuse_credit_note_change() returns trigger language plpgsql as $$ begin
          if tg_op = 'DELETE' then
            if not exists (select 1 from invoices where id = old.invoice_id) then return old; end if;
          end if;
          raise exception '${message}';
        end $$`,
        ...tables.map(stay),
        'create trigger credit_notes_last before delete on credit_notes for each row execute function refuse_credit_note_change()',
      ],
      dropped: ['drop function refuse_credit_note_change() cascade'],
    };
  }
  const refuse = `begin select raise(abort, '${message}'); end`;
  return {
    made: [
      ...tables.map((table) => `create trigger ${table}_stay before update on ${table} ${refuse}`),
      `create trigger credit_notes_last before delete on credit_notes
        when exists (select 1 from invoices where id = old.invoice_id) ${refuse}`,
    ],
    dropped: [...tables.map((table) => `drop trigger ${table}_stay`), 'drop trigger credit_notes_last'],
  };
}

/** What was credited is owing again in the version before, which knows no credit notes and no step or letter of one. */
export async function down(db: Kysely<Then>): Promise<void> {
  await sql`delete from payment_steps where kind = 'credited'`.execute(db);
  await sql`delete from jobs where id in (select id from letters where kind = 'credit-note')`.execute(db);
  await sql`delete from letters where kind = 'credit-note'`.execute(db);
  for (const statement of refusalsOf(db).dropped) await sql.raw(statement).execute(db);
  await db.schema.dropTable('credit_note_lines').execute();
  await db.schema.dropTable('credit_notes').execute();
  await db.schema
    .createTable('invoice_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  const numbers = await db.selectFrom('documentNumbers').selectAll().where('series', '=', 'INV').execute();
  for (const { year, last } of numbers) await db.insertInto('invoiceNumbers').values({ year, last }).execute();
  await db.schema.dropTable('document_numbers').execute();
}
