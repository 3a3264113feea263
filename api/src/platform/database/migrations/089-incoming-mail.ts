import { type Kysely, sql } from 'kysely';

/** Mail that came in, what was attached to it, and why a letter came back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('incoming_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('enquiry_id', 'text', (column) => column.references('enquiries.id'))
    .addColumn('contact_id', 'text', (column) => column.references('contacts.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('cc', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text', (column) => column.notNull())
    .addColumn('is_stranger', 'integer', (column) => column.notNull())
    .addColumn('seems', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('incoming_files')
    .addColumn('mail_id', 'text', (column) => column.notNull().references('incoming_mails.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('refused', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('incoming_files_pk', ['mail_id', 'position'])
    .execute();
  await db.schema.alterTable('letters').addColumn('bounced', 'text').execute();
  for (const [name, on] of indexes) await sql.raw(`create index ${name} on ${on}`).execute(db);
}

const indexes = [
  ['incoming_mails_of_enquiry', 'incoming_mails (enquiry_id)'],
  ['incoming_mails_of_contact', 'incoming_mails (contact_id)'],
  ['incoming_mails_of_sender', 'incoming_mails (address, received_at)'],
  ['letters_bounced', 'letters (id) where bounced is not null'],
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('letters_bounced').execute();
  await sql`alter table letters drop column bounced`.execute(db);
  await db.schema.dropTable('incoming_files').execute();
  await db.schema.dropTable('incoming_mails').execute();
}
