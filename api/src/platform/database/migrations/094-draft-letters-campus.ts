import type { Kysely } from 'kysely';

/** A letter that waits from before has none, and is the site's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('draft_letters').addColumn('campus', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('draft_letters').dropColumn('campus').execute();
}
