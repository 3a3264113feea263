import { type Kysely, sql } from 'kysely';

/** A line may be of several of what it charges for; its cost is of all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invoice_items')
    .addColumn('quantity', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

/** What they come to together stays. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_items drop column quantity`.execute(db);
}
