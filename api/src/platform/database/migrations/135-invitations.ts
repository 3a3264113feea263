import type { Kysely } from 'kysely';

/** Invitations by letter, each with its one link, so that one that is over can still say why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .execute();
  await db.schema
    .createIndex('invitations_of_user')
    .on('invitations')
    .columns(['user_id', 'invited_at', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('invitations').execute();
}
