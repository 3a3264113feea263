import { type Kysely, sql } from 'kysely';

const tables = ['products', 'invoice_items', 'credit_note_lines'] as const;

/** What is charged may be taxed otherwise than its kind, in words of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('tax_code', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('tax_wording', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

/** Lines are taxed as their kind again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} drop column tax_code`.execute(db);
    await sql`alter table ${sql.table(table)} drop column tax_wording`.execute(db);
  }
}
