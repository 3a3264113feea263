import { type Kysely, sql } from 'kysely';

const asBefore = 'id, enquiry_id, kind, recipient, subject, queued_at, sent_at, file_id, sent_again, mailbox';

/** SQLite changes no constraint: the letters move to a table that has the other. */
async function moveLetters(db: Kysely<unknown>, isAboutSomething: boolean): Promise<void> {
  let table = db.schema
    .createTable('next_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.references('enquiries.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('file_id', 'text')
    .addColumn('sent_again', 'integer')
    .addColumn('mailbox', 'text');
  table = isAboutSomething
    ? table
        .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
        .addUniqueConstraint('letters_once_about', ['enquiry_id', 'kind', 'recipient', 'about'])
    : table.addUniqueConstraint('letters_once_an_enquiry', ['enquiry_id', 'kind', 'recipient']);
  await table.execute();
  await sql.raw(`insert into next_letters (${asBefore}) select ${asBefore} from letters`).execute(db);
  await db.schema.dropTable('letters').execute();
  await db.schema.alterTable('next_letters').renameTo('letters').execute();
  await db.schema.createIndex('letters_by_mailbox').on('letters').columns(['mailbox', 'sent_at']).execute();
}

/** An enquiry has a receipt for each payment, and a refund knows the card payment that it goes back to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await moveLetters(db, true);
  await db.schema.alterTable('refunds').addColumn('intent_id', 'text').execute();
  await sql`
    update refunds set intent_id = (
      select substr(source, 8) from money_entries
      join allocations on allocations.entry_id = money_entries.id
      join invoices on invoices.id = allocations.invoice_id
      where money_entries.kind = 'card' and invoices.enquiry_id = refunds.enquiry_id)`.execute(db);
}

/** Of the receipts to one person about one enquiry, the first stays. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').dropColumn('intent_id').execute();
  await sql`
    delete from letters where about <> '' and exists (
      select 1 from letters as first where first.enquiry_id = letters.enquiry_id and first.kind = letters.kind
        and first.recipient = letters.recipient and (first.queued_at < letters.queued_at
          or (first.queued_at = letters.queued_at and first.id < letters.id)))`.execute(db);
  await sql`delete from jobs where kind = 'letter' and id not in (select id from letters)`.execute(db);
  await moveLetters(db, false);
}
