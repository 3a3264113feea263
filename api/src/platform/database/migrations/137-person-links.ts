import { type Kysely, sql } from 'kysely';

/** What staff say by hand of who is one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_links')
    .addColumn('one', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_links_key', ['one', 'other'])
    .execute();
  await db.schema.createIndex('person_links_by_other').on('person_links').column('other').execute();
}

/** Who is one person is guessed again, and no timeline names what the version before could not show. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from enquiry_edits where field in ('samePerson', 'otherPerson')`.execute(db);
  await db.schema.dropTable('person_links').execute();
}
