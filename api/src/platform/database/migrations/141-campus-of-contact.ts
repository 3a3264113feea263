import { type Kysely, sql } from 'kysely';

/** The campus whose page a message was sent from; of those before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contacts add column sent_from text`.execute(db);
}

/** Replies are in the site's own language again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contacts drop column sent_from`.execute(db);
}
