import type { Kysely } from 'kysely';

/** A link that came by letter to who forgot their password lets them set one without it, for a while after signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_tokens')
    .addColumn('sets_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('sessions').addColumn('sets_password_until', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').dropColumn('sets_password_until').execute();
  await db.schema.alterTable('login_tokens').dropColumn('sets_password').execute();
}
