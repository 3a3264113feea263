import { type Kysely, sql } from 'kysely';

/** The campus whose page an enquiry was sent from; of those before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column sent_from text`.execute(db);
}

/** Letters about forms that ask for no campus are in the site's own language again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries drop column sent_from`.execute(db);
}
