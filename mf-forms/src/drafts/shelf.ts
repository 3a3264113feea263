import { DRAFT_DAYS, DRAFTS_DATABASE } from '@forms/shared/contract';
import { randomId } from '@forms/shared/store';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { BrowserDraft, Unsaved } from './browserDraft';
import { newKey, type Sealed, seal, unseal } from './sealing';

/** One draft a form, by its slug. What is read without the key: which form, and when. */
interface Row {
  sealed: Sealed;
  savedAt: string;
  /** Another with each save, so that a tab notices when another has saved in between. */
  stamp: string;
}
interface Shelf extends DBSchema {
  keys: { key: string; value: CryptoKey };
  drafts: { key: string; value: Row };
}
interface OpenShelf {
  db: IDBPDatabase<Shelf>;
  key: CryptoKey;
}

const KEY = 'key';
const DAY_MS = 24 * 60 * 60_000;

let opened: Promise<OpenShelf> | undefined;
/** The stamp of the save that this tab last made or read, by slug. */
const seen = new Map<string, string>();

function open(): Promise<OpenShelf> {
  opened ??= openAnew().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openAnew(): Promise<OpenShelf> {
  const forget = () => {
    opened = undefined;
  };
  const db = await openDB<Shelf>(DRAFTS_DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('drafts');
    },
    // Another tab, or signing out, wants the database gone.
    blocking(_current, _next, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  await removeExpired(db);
  return { db, key: await keyIn(db) };
}

/** The key kept in the database; of several tabs that begin at once, the first one's. */
async function keyIn(db: IDBPDatabase<Shelf>): Promise<CryptoKey> {
  const kept = await db.get('keys', KEY);
  if (kept) return kept;
  const made = await newKey();
  const { store, done } = db.transaction('keys', 'readwrite');
  const first = await store.get(KEY);
  if (!first) await store.put(made, KEY);
  await done;
  return first ?? made;
}

async function removeExpired(db: IDBPDatabase<Shelf>): Promise<void> {
  const { store, done } = db.transaction('drafts', 'readwrite');
  for (let row = await store.openCursor(); row; row = await row.continue()) {
    if (Date.parse(row.value.savedAt) + DRAFT_DAYS * DAY_MS <= Date.now()) await row.delete();
  }
  await done;
}

/** The draft of a form; none where it cannot be unsealed. Rejects where the browser refuses to keep anything. */
export async function findDraft(slug: string): Promise<BrowserDraft | undefined> {
  const { db, key } = await open();
  const row = await db.get('drafts', slug);
  if (!row) return undefined;
  seen.set(slug, row.stamp);
  return unsealed(key, row);
}

/**
 * Keeps a draft in the place of the form's last. The newest wins: `replaced` is what another tab had kept since this
 * one last looked. Rejects where it could not be kept.
 */
export async function keepDraft(draft: Unsaved): Promise<{ savedAt: string; replaced: BrowserDraft | undefined }> {
  const { db, key } = await open();
  const savedAt = new Date().toISOString();
  const row: Row = { sealed: await seal(key, JSON.stringify({ ...draft, savedAt })), savedAt, stamp: randomId() };
  const { store, done } = db.transaction('drafts', 'readwrite');
  const before = await store.get(draft.slug);
  await store.put(row, draft.slug);
  await done;
  const isForeign = before !== undefined && before.stamp !== seen.get(draft.slug);
  seen.set(draft.slug, row.stamp);
  return { savedAt, replaced: isForeign ? await unsealed(key, before) : undefined };
}

/** Removes what this tab last kept or read of a form; with the last draft goes the key, so that nothing is left. */
export async function removeDraft(slug: string): Promise<void> {
  const { db } = await open();
  const { store, done } = db.transaction('drafts', 'readwrite');
  const row = await store.get(slug);
  if (row && row.stamp === seen.get(slug)) await store.delete(slug);
  const left = await store.count();
  await done;
  seen.delete(slug);
  if (left > 0) return;
  opened = undefined;
  db.close();
  await deleteDB(DRAFTS_DATABASE);
}

const unsealed = (key: CryptoKey, { sealed }: Row): Promise<BrowserDraft | undefined> =>
  unseal(key, sealed).then(
    (text) => JSON.parse(text) as BrowserDraft,
    () => undefined,
  );
