import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database, Trx } from '../database/database';
import { migrate } from '../database/schema';
import type { Store } from '../store/store';
import { fileIn, type Manifest, tableIn, verified } from './manifest';

/** The tables that others refer to, each before those that refer to it. */
const parents = [
  'users',
  'form_versions',
  'enquiries',
  'invoices',
  'files',
  'sandbox_intents',
  'exam_specifications',
  'exam_options',
  'exam_papers',
];

/**
 * Puts a backup into an empty database and store, on whichever database and store it was made, and brings an older schema
 * up to date. Throws, and changes no row, where a bit of it is wrong, or the database or the store is not empty.
 *
 * @param db one that was only connected
 * @param work a folder on the store's disk
 */
export async function restore(
  { db, store, work }: { db: Database; store: Store; work: string },
  folder: string,
): Promise<Manifest> {
  const manifest = await verified(folder);
  const already = await db.introspection.getTables();
  if (already.length > 0) throw new Error('The database is not empty: a backup is restored only into an empty one.');
  for await (const _ of store.list())
    throw new Error('The store is not empty: files of a backup are put only where there are none.');
  await migrate(db, manifest.schema);
  for (const name of Object.keys(manifest.files)) {
    const copy = join(work, name);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(fileIn(folder, name), copy);
    await store.keep(name, copy);
  }
  await db.transaction().execute(async (trx) => {
    // What the steps of the schema put in is in the backup too, as it was then.
    for (const name of tablesOf(manifest).reverse()) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const name of tablesOf(manifest)) await fill(trx, name, tableIn(folder, name));
  });
  await migrate(db);
  return manifest;
}

/** The migrator keeps its own, and a copy is a site of its own: where its files stand is not where they stood. */
function tablesOf({ tables }: Manifest): string[] {
  const names = Object.keys(tables).filter(
    (name) => !name.startsWith('kysely_') && !['bucket_prefixes', 'site_ids'].includes(name),
  );
  return [...parents.filter((name) => names.includes(name)), ...names.filter((name) => !parents.includes(name))];
}

async function fill(trx: Trx, table: string, path: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    const row = Object.entries(JSON.parse(line) as Record<string, string | number | null>);
    const columns = sql.join(row.map(([name]) => sql.ref(name)));
    const values = sql.join(row.map(([, value]) => value));
    // The rows carry the names of the database, not those of the code.
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(trx.withoutPlugins());
  }
}
