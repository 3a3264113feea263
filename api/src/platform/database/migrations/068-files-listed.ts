import { fold } from '@forms/shared/contract';
import { type Kysely, sql } from 'kysely';

interface Before {
  files: { id: string; name: string; searched: string };
}

/** What lists files by pages without sorting them; with what each is narrowed by, so that they are counted by the index alone. */
const indexes = [
  ['files_in_time', ['uploaded_at', 'id']],
  ['files_of_owner_in_time', ['entity_type', 'uploaded_at', 'id']],
  ['files_of_type_in_time', ['content_type', 'uploaded_at', 'id', 'entity_type']],
  ['files_by_name', ['searched', 'id']],
  ['files_by_size', ['bytes', 'id']],
] as const;
/** So many are read at once: a site may have very many. */
const BATCH = 500;

/** The names of files, folded, by which they are searched and sorted. */
export async function up(given: Kysely<unknown>): Promise<void> {
  const db = given as Kysely<Before>;
  await db.schema
    .alterTable('files')
    .addColumn('searched', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, name } of rows)
      await db
        .updateTable('files')
        .set({ searched: fold(name) })
        .where('id', '=', id)
        .execute();
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  for (const [name, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on('files')
      .columns([...columns])
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexes) await db.schema.dropIndex(name).execute();
  await sql`alter table files drop column searched`.execute(db);
}
