import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('letters').addColumn('mailbox', 'text').execute();
  await db.schema.createIndex('letters_by_mailbox').on('letters').columns(['mailbox', 'sent_at']).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('letters_by_mailbox').execute();
  await db.schema.alterTable('letters').dropColumn('mailbox').execute();
}
