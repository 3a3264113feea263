import { type Kysely, sql } from 'kysely';

/** What areas a member of staff is limited to; everybody who is there works in all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column areas text not null default '[]'`.execute(db);
}

/** Everybody of the staff works in all areas again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column areas`.execute(db);
}
