import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database, Trx } from '../database/database';
import { noStep, passing, stepOf } from '../database/schema';
import type { Store } from '../storage/store';
import { storedNames } from '../storage/storedNames';
import { now } from '../time';
import { fileIn, type Hashed, hashOfFile, type Manifest, manifestIn, tableIn } from './manifest';

const ROWS_AT_A_TIME = 500;

/**
 * Writes everything that the product keeps into an empty folder, while the server may run: the tables as of one moment, then
 * the files that they name. The manifest comes last: without it a backup is not whole. Answers it, and the names of files
 * whose bytes were gone. Throws where there is no site, or not one of its files.
 *
 * @param db one that was only connected: sealed answers stay sealed
 */
export async function backUp(
  { db, store }: { db: Database; store: Store },
  folder: string,
): Promise<{ manifest: Manifest; missing: string[] }> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  await mkdir(join(folder, 'files'), { recursive: true });
  if ((await readdir(folder)).length > 2) throw new Error(`${folder} is not empty.`);
  const { tables, schema, names } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const schema = await stepOf(trx);
      if (schema === noStep)
        throw new Error('The database is empty: there is no site to back up. Is DATA_DIR its own?');
      return { tables: await writeTables(trx, folder), schema, names: await storedNames(trx) };
    });
  const files: Record<string, Hashed> = {};
  const missing: string[] = [];
  for (const name of names) {
    const bytes = await store.read(name);
    if (bytes) {
      await pipeline(bytes, createWriteStream(fileIn(folder, name)));
      files[name] = await hashOfFile(fileIn(folder, name));
    } else missing.push(name);
  }
  if (missing.length > 0 && missing.length === names.length)
    throw new Error(
      `None of the ${names.length} files that the database names is where files are kept. Is DATA_DIR, or S3_BUCKET, the site's own? What was written into ${folder} is no backup.`,
    );
  const manifest = { madeAt: now(), schema, tables, files };
  await writeFile(manifestIn(folder), JSON.stringify(manifest, null, 2), { flush: true });
  return { manifest, missing };
}

async function writeTables(trx: Trx, folder: string): Promise<Manifest['tables']> {
  // The rows carry the names of the database, not those of the code.
  const raw = trx.withoutPlugins();
  const found = (await raw.introspection.getTables()).filter(({ name }) => !passing.includes(name));
  const written: Manifest['tables'] = {};
  for (const { name, columns } of found) {
    const order = columns.map((column) => sql.ref(column.name));
    let rows = 0;
    await pipeline(
      async function* () {
        for (;;) {
          const page = await sql<{
            row: string;
          }>`select * from ${sql.table(name)} order by ${sql.join(order)} limit ${sql.lit(ROWS_AT_A_TIME)} offset ${sql.lit(rows)}`.execute(
            raw,
          );
          for (const row of page.rows) yield `${JSON.stringify(row)}\n`;
          rows += page.rows.length;
          if (page.rows.length < ROWS_AT_A_TIME) return;
        }
      },
      createWriteStream(tableIn(folder, name)),
    );
    written[name] = { rows, ...(await hashOfFile(tableIn(folder, name))) };
  }
  return written;
}
