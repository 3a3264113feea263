import type { Kysely } from 'kysely';

/** For whom of the staff a comment is, until they have done with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comment_mentions')
    .addColumn('comment_id', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('done_at', 'text')
    .addPrimaryKeyConstraint('comment_mentions_key', ['comment_id', 'user_id'])
    .execute();
  await db.schema.createIndex('comment_mentions_by_enquiry').on('comment_mentions').column('enquiry_id').execute();
  await db.schema
    .createIndex('comment_mentions_by_user')
    .on('comment_mentions')
    .columns(['user_id', 'done_at'])
    .execute();
}

/** The comments stay, for nobody in particular. */
export const down = (db: Kysely<unknown>): Promise<void> => db.schema.dropTable('comment_mentions').execute();
