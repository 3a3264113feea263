import { type Kysely, sql } from 'kysely';

const letters = sql`('details', 'candidate')`;

/** What an applicant or staff change of a person goes by letter: kinds of what there is. */
export async function up(): Promise<void> {}

/** The version before could show no enquiry that has such a letter. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where id in (select id from letters where kind in ${letters})`.execute(db);
  await sql`delete from letters where kind in ${letters}`.execute(db);
}
