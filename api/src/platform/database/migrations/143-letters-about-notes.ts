import { type Kysely, sql } from 'kysely';

/** Whether somebody is written to about a note that is for them; everybody who is there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column note_letters integer not null default 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column note_letters`.execute(db);
}
