import { type Kysely, sql } from 'kysely';

/** When a version was taken from its visitors again: pages that are open leave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_versions add column taken_back_at text`.execute(db);
}

/** Pages that are open stay on what was taken back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_versions drop column taken_back_at`.execute(db);
}
