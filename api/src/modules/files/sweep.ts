import { setImmediate } from 'node:timers/promises';
import type { App } from '../../platform/http/app';
import { storedNames } from '../../platform/storage/storedNames';
import { daysFromNow, now } from '../../platform/time';
import { removeFile } from './removeFile';
import { removeExpired } from './unfinishedUploads';

/** Longer than an upload or a conversion takes, which put bytes into the store before they write them down. */
const SETTLED_DAYS = 1;

/** So many are looked up at once: others are answered between. */
const AT_ONCE = 500;

/**
 * Puts the files in order: removes the uploads of forms that were never submitted or did not come to their end, and bytes that nobody knows of, where
 * they are no other site's; says aloud where bytes are gone that should be there.
 */
export async function sweepFiles(app: App): Promise<void> {
  await removeUnsubmitted(app);
  await removeExpired(app);
  const { db, store, http } = app;
  const names = await storedNames(db);
  const [known, missing] = [new Set(names), new Set(names)];
  const settled = daysFromNow(-SETTLED_DAYS);
  let removed = 0;
  for await (const { name, storedAt } of store.list()) {
    missing.delete(name);
    if (!store.isOwn || known.has(name) || storedAt.toISOString() > settled) continue;
    await store.remove(name);
    removed += 1;
  }
  if (removed > 0) http.log.warn({ removed }, 'bytes that no file was made of were removed');
  const gone = await stillKnown(app, [...missing]);
  if (gone.length > 0) http.log.error({ files: gone.map((id) => id.slice(0, 8)) }, 'files have lost their bytes');
}

async function removeUnsubmitted(app: App): Promise<void> {
  const isPast = now();
  const past = await app.db.selectFrom('files').select('id').where('keptUntil', '<=', isPast).execute();
  for (const { id } of past) await removeFile(app, id, (query) => query.where('keptUntil', '<=', isPast));
  if (past.length > 0) app.http.log.info({ removed: past.length }, 'uploads of forms never submitted were removed');
}

/** The ids of files, of these names, that were not deleted meanwhile. */
async function stillKnown({ db }: App, names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const ids = names.slice(from, from + AT_ONCE).map((name) => name.replace(/\.pdf$/, ''));
    const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
    found.push(...rows.map(({ id }) => id));
    await setImmediate();
  }
  return found;
}
