import type { Kysely } from 'kysely';

/** A line of a credit note says what it is taxed as: a fee is booked with the items, and taxed otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credit_note_lines').addColumn('kind', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credit_note_lines').dropColumn('kind').execute();
}
