import { type Kysely, sql } from 'kysely';

interface Letter {
  id: string;
  enquiryId: string;
  kind: string;
  recipient: string;
}
/** The tables as this step finds or leaves them. */
interface Then {
  letters: Letter;
  jobs: { id: string };
}

const asBefore = 'id, enquiry_id, kind, recipient, subject, queued_at, sent_at, file_id';

const newTable = (db: Kysely<Then>) =>
  db.schema
    .createTable('new_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('file_id', 'text');

/** SQLite changes no constraint: the rows move to a table that has the other. */
async function replace(db: Kysely<Then>): Promise<void> {
  await sql.raw(`insert into new_letters (${asBefore}) select ${asBefore} from letters`).execute(db);
  await db.schema.dropTable('letters').execute();
  await db.schema.alterTable('new_letters').renameTo('letters').execute();
}

export async function up(db: Kysely<Then>): Promise<void> {
  await newTable(db)
    .addColumn('sent_again', 'integer')
    .addUniqueConstraint('letters_once_each', ['enquiry_id', 'kind', 'recipient'])
    .execute();
  await replace(db);
}

/** Of several recipients of a letter the first is kept, with all their addresses. */
export async function down(db: Kysely<Then>): Promise<void> {
  const firsts = new Map<string, Letter>();
  const all = await db.selectFrom('letters').select(['id', 'enquiryId', 'kind', 'recipient']).orderBy('id').execute();
  for (const letter of all) {
    const first = firsts.get(`${letter.enquiryId} ${letter.kind}`);
    if (!first) {
      firsts.set(`${letter.enquiryId} ${letter.kind}`, letter);
      continue;
    }
    first.recipient += `, ${letter.recipient}`;
    await db.deleteFrom('jobs').where('id', '=', letter.id).execute();
    await db.deleteFrom('letters').where('id', '=', letter.id).execute();
    await db.updateTable('letters').set({ recipient: first.recipient }).where('id', '=', first.id).execute();
  }
  await newTable(db).addUniqueConstraint('letters_once', ['enquiry_id', 'kind']).execute();
  await replace(db);
}
