import { type Kysely, sql } from 'kysely';

const asBefore = 'id, enquiry_id, kind, recipient, subject, queued_at, sent_at, file_id, sent_again, mailbox';

/** SQLite changes no constraint: the letters move to a table that has the other. */
async function moveLetters(db: Kysely<unknown>, once: string, isOfAnEnquiry: boolean): Promise<void> {
  await db.schema
    .createTable('next_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => {
      const reference = column.references('enquiries.id');
      return isOfAnEnquiry ? reference.notNull() : reference;
    })
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('file_id', 'text')
    .addColumn('sent_again', 'integer')
    .addColumn('mailbox', 'text')
    .addUniqueConstraint(once, ['enquiry_id', 'kind', 'recipient'])
    .execute();
  await sql.raw(`insert into next_letters (${asBefore}) select ${asBefore} from letters`).execute(db);
  await db.schema.dropTable('letters').execute();
  await db.schema.alterTable('next_letters').renameTo('letters').execute();
  await db.schema.createIndex('letters_by_mailbox').on('letters').columns(['mailbox', 'sent_at']).execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id'))
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('replies_to_contact').on('contact_replies').columns(['contact_id', 'made_at']).execute();
  await moveLetters(db, 'letters_once_an_enquiry', false);

  await db.schema.alterTable('enquiry_notes').renameTo('enquiry_comments').execute();
  await db.schema.dropIndex('notes_of_enquiry').execute();
  await db.schema
    .createIndex('comments_of_enquiry')
    .on('enquiry_comments')
    .columns(['enquiry_id', 'made_at'])
    .execute();

  await db.schema
    .alterTable('enquiries')
    .addColumn('type', 'text', (column) => column.notNull().defaultTo('other'))
    .execute();
  // Answers may be sealed; what a registration was for stands beside them.
  await sql`
    update enquiries set type = coalesce(
      (select programme_type from exam_registrations where enquiry_id = enquiries.id
        and programme_type in ('fulltime', 'asp', 'supp', 'exams', 'other')),
      (select 'exams' from invoices where enquiry_id = enquiries.id),
      'other')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').dropColumn('type').execute();

  await db.schema.dropIndex('comments_of_enquiry').execute();
  await db.schema.alterTable('enquiry_comments').renameTo('enquiry_notes').execute();
  await db.schema.createIndex('notes_of_enquiry').on('enquiry_notes').columns(['enquiry_id', 'made_at']).execute();

  await sql`delete from jobs where id in (select id from contact_replies)`.execute(db);
  await sql`delete from letters where enquiry_id is null`.execute(db);
  await moveLetters(db, 'letters_once_each', true);
  await db.schema.dropTable('contact_replies').execute();
}
