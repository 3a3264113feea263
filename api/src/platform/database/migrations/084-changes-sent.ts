import { type Kysely, sql } from 'kysely';

/** Changes that boards are sent are steps of an enquiry: a kind of what there is. */
export async function up(): Promise<void> {}

/** The version before could not show an enquiry that has one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from payment_steps where kind = 'entry-sent'`.execute(db);
}
