import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '../database/database';
import { newId } from '../ids';
import type { Settings } from '../settings/settings';
import { SITE_MARK, type Store } from './store';

/** A database and the store that its files stand in. */
interface Site {
  db: Database;
  store: Store;
}
type Where = Pick<Settings, 'databaseUrl' | 's3' | 'dataDir'>;

/**
 * Throws, in words for whoever operates it, where the store is not the one that holds the files of this database: another
 * site's, another server's own, or a folder that a disk was not mounted on.
 */
export async function checkStore({ db, store }: Site): Promise<void> {
  const [id, mark] = [await idOf(db), await markIn(store)];
  // The next start of a site from before there were ids gives it that of its store.
  if (id === mark || (id === undefined && (await hasRows(db, 'users')))) return;
  throw new Error(mark === undefined ? filesElsewhere(store, id ?? '') : othersFiles(store));
}

/**
 * The same at a start, which marks the store of a new site, and of one from before there were marks, as its own. Servers
 * of one database do so in turn.
 */
export async function claimStore({ db, store }: Site, settings: Where): Promise<void> {
  const [id, mark] = [await idOf(db), await markIn(store)];
  // Both stand in one folder, which one server has: what lies there is its own.
  const isAlone = !settings.databaseUrl && !settings.s3;
  if (id === undefined) {
    const isNew = !(await hasRows(db, 'users'));
    if (isNew && !isAlone && (mark !== undefined || (await holdsFiles(store)))) throw new Error(othersFiles(store));
    await takeSite({ db, store }, settings, mark);
  } else if (mark === undefined) {
    const isAtStake = settings.databaseUrl !== undefined || (await hasRows(db, 'files'));
    if (isAtStake && !isAlone) throw new Error(filesElsewhere(store, id));
    await putMark(store, settings, id);
  } else if (mark !== id) throw new Error(othersFiles(store));
}

/** Has this database and this store be one site from now on, of an id of its own where none is given. */
export async function takeSite({ db, store }: Site, settings: Pick<Where, 'dataDir'>, id = newId()): Promise<void> {
  await putMark(store, settings, id);
  await db.insertInto('siteIds').values({ id }).execute();
}

const othersFiles = ({ where }: Store) =>
  `The files in ${where} are another site’s: give this server the DATABASE_URL that they belong to, or a bucket or DATA_DIR of its own.`;
const filesElsewhere = ({ where }: Store, id: string) =>
  `The files of this site are not in ${where}: all servers of a database share them, in one bucket (S3_BUCKET). Where they were moved there or are lost, write ${id} into ${where}${SITE_MARK}.`;

async function idOf(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('siteIds').select('id').executeTakeFirst())?.id;
}

async function markIn(store: Store): Promise<string | undefined> {
  const mark = await store.read(SITE_MARK);
  return mark && (await text(mark)).trim();
}

async function putMark(store: Store, { dataDir }: Pick<Where, 'dataDir'>, id: string): Promise<void> {
  const path = join(dataDir, SITE_MARK);
  await writeFile(path, `${id}\n`, { flush: true });
  await store.keep(SITE_MARK, path);
}

async function hasRows(db: Database, table: 'users' | 'files'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function holdsFiles(store: Store): Promise<boolean> {
  for await (const _ of store.list()) return true;
  return false;
}
