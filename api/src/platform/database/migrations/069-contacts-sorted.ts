import { fold } from '@forms/shared/contract';
import { type Kysely, sql } from 'kysely';

interface Before {
  contacts: { id: string; first_name: string; last_name: string; named: string };
}
const indexes = [
  ['contacts_by_name', ['named', 'id']],
  ['contacts_of_page_in_time', ['page', 'sent_at', 'id']],
] as const;

/** Who wrote a message, folded, by which messages are sorted; and the page that each was sent from, by which they are narrowed. */
export async function up(given: Kysely<unknown>): Promise<void> {
  const db = given as Kysely<Before>;
  await db.schema
    .alterTable('contacts')
    .addColumn('named', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const { id, first_name, last_name } of await db
    .selectFrom('contacts')
    .select(['id', 'first_name', 'last_name'])
    .execute()) {
    const named = fold(`${first_name} ${last_name}`);
    await db.updateTable('contacts').set({ named }).where('id', '=', id).execute();
  }
  for (const [name, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on('contacts')
      .columns([...columns])
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexes) await db.schema.dropIndex(name).execute();
  await sql`alter table contacts drop column named`.execute(db);
}
