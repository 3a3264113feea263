import { type Kysely, sql } from 'kysely';

/** Changes that boards are sent are steps of an enquiry, and statements of entry go by letter: kinds of what there is. */
export async function up(): Promise<void> {}

/** The version before could show neither an enquiry that has such a step nor one with such a letter. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where kind = 'entry-statements'`.execute(db);
  await sql`delete from jobs where id in (select id from letters where kind = 'entry-statement')`.execute(db);
  await sql`delete from letters where kind = 'entry-statement'`.execute(db);
  await sql`delete from payment_steps where kind = 'entry-sent'`.execute(db);
}
