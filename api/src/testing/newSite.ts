import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedCatalogue } from '../modules/exams/seedCatalogue';
import { checkSeededForm, seededForms } from '../modules/forms/seededForms';
import { seedForms } from '../modules/forms/storedForms';
import { databaseFile, openDatabase } from '../platform/database/database';
import { copyDatabase, databaseFor, databaseKind } from './testDatabase';

/** Where this process keeps the site that others begin as; nowhere outside a run of the tests. */
const folder =
  process.env.TEST_SITES && join(process.env.TEST_SITES, `${databaseKind}-${process.env.JEST_WORKER_ID ?? ''}`);

let made: Promise<void> | undefined;

/**
 * Puts into a data folder, or into the database that belongs to it, what every site begins with, its schema, forms and
 * catalogue: a first start takes a second for them, so they are made once and copied. The folder is a site that nobody
 * has started yet.
 */
export async function beginSite(dataDir: string): Promise<void> {
  if (!folder) return;
  made ??= makeSite(folder);
  await made;
  if (databaseKind === 'SQLite') copyFileSync(databaseFile(folder), databaseFile(dataDir));
  else await copyDatabase(folder, dataDir);
}

async function makeSite(dataDir: string): Promise<void> {
  // A file of tests before this one has made it.
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir);
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl });
  await seedForms(db, seededForms(), checkSeededForm);
  await seedCatalogue(db);
  await db.destroy();
}
