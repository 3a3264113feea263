import { type Kysely, sql } from 'kysely';

/** Statements of an account go by letter: a kind of what there is. */
export async function up(): Promise<void> {}

/** The version before could show no enquiry that has such a letter. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind = 'payer-statement')`.execute(db);
  await sql`delete from letters where kind = 'payer-statement'`.execute(db);
}
