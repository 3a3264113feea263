import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database, Trx } from '../database/database';
import { beginCopy, brokenOffCopy, endCopy } from '../database/restoredCopy';
import { migrate, noStep } from '../database/schema';
import { takePrefix } from '../storage/bucketPrefix';
import { takeSite } from '../storage/siteMark';
import type { Store } from '../storage/store';
import { fileIn, type Manifest, tableIn, verified } from './manifest';

/** The tables that others refer to, each before those that refer to it. */
const parents = [
  'users',
  'form_versions',
  'enquiries',
  'invoices',
  'money_entries',
  'files',
  'sandbox_intents',
  'exam_specifications',
  'exam_options',
  'exam_papers',
];

/**
 * Puts a backup into an empty database and store, on whichever database and store it was made, and brings an older schema
 * up to date. The database is marked as a restored copy before anything is in it, and stays that until it takes the site
 * over; what a restore into it left that broke off is removed. Throws, and changes no row, where a bit of the backup is
 * wrong, or the database or the store is not empty.
 *
 * @param to `db` only connected; `work` a folder on the store's disk; `prefix` what the store's names begin with in its bucket
 */
export async function restore(
  { db, store, work, prefix }: { db: Database; store: Store; work: string; prefix: string },
  folder: string,
): Promise<Manifest> {
  const manifest = await verified(folder);
  if (await brokenOffCopy(db)) await removeAll(db, store);
  else await mustBeEmpty(db, store);
  await beginCopy(db, { backedUpAt: manifest.madeAt, prefix });
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
  if (prefix) await takePrefix(db, prefix);
  await mkdir(work, { recursive: true });
  await takeSite({ db, store }, { dataDir: work });
  await endCopy(db);
  return manifest;
}

async function mustBeEmpty(db: Database, store: Store): Promise<void> {
  const already = await db.introspection.getTables();
  if (already.length > 0) throw new Error('The database is not empty: a backup is restored only into an empty one.');
  for await (const _ of store.list())
    throw new Error('The store is not empty: files of a backup are put only where there are none.');
}

/** Removes what a restore put in that broke off; the mark of that goes last. */
async function removeAll(db: Database, store: Store): Promise<void> {
  for await (const { name } of store.list()) await store.remove(name);
  await migrate(db, noStep);
}

/** What tells of where rows stand, and not of a site: where its files are, whose they are, and of what it is a copy. */
const ofThePlace = ['bucket_prefixes', 'restored_copies', 'site_ids'];

/** The migrator keeps its own. */
function tablesOf({ tables }: Manifest): string[] {
  const names = Object.keys(tables).filter((name) => !name.startsWith('kysely_') && !ofThePlace.includes(name));
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
