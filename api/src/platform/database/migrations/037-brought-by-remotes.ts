import type { Kysely } from 'kysely';

/** What a version adds to the site besides its code: its title, its pages and their links, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('remote_versions').addColumn('brings', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('remote_versions').dropColumn('brings').execute();
}
