import { DRAFT_DAYS } from '@forms/shared/contract';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { newKey, type Sealed, seal, unseal } from './sealing';

/** What is read without the key: under which name something is kept, and when it was. */
export interface SealedRow {
  sealed: Sealed;
  /** ISO 8601, by this device's clock. */
  savedAt: string;
  /** Another with each save, so that a tab notices when another has saved in between. */
  stamp: string;
}
interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  drafts: { key: string; value: SealedRow };
}
interface Opened {
  db: IDBPDatabase<Schema>;
  key: CryptoKey;
}

const KEY = 'key';
const DAY_MS = 24 * 60 * 60_000;

/**
 * A database of answers under a key that lies in it and that no script can read out. What has been there for 30 days
 * goes; with the last of them goes the database, so that nothing is left.
 */
export function sealedDatabase(name: string) {
  let opened: Promise<Opened> | undefined;
  const forget = () => {
    opened = undefined;
  };

  function open(): Promise<Opened> {
    opened ??= openAnew().catch((error) => {
      forget();
      throw error;
    });
    return opened;
  }

  async function openAnew(): Promise<Opened> {
    const db = await openDB<Schema>(name, 1, {
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

  return {
    /** Rejects where the browser refuses to keep anything. */
    open,
    /** To be called after something was removed. */
    async leaveIfEmpty(): Promise<void> {
      const { db } = await open();
      if ((await db.count('drafts')) > 0) return;
      forget();
      db.close();
      await deleteDB(name);
    },
  };
}

/** The key kept in the database; of several tabs that begin at once, the first one's. */
async function keyIn(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const stored = await db.get('keys', KEY);
  if (stored) return stored;
  const made = await newKey();
  const { store, done } = db.transaction('keys', 'readwrite');
  const first = await store.get(KEY);
  if (!first) await store.put(made, KEY);
  await done;
  return first ?? made;
}

async function removeExpired(db: IDBPDatabase<Schema>): Promise<void> {
  const { store, done } = db.transaction('drafts', 'readwrite');
  for (let row = await store.openCursor(); row; row = await row.continue()) {
    if (Date.parse(row.value.savedAt) + DRAFT_DAYS * DAY_MS <= Date.now()) await row.delete();
  }
  await done;
}

export const sealJson = (key: CryptoKey, value: unknown): Promise<Sealed> => seal(key, JSON.stringify(value));

/** What was sealed; nothing where it cannot be unsealed. */
export const unsealJson = <T>(key: CryptoKey, sealed: Sealed): Promise<T | undefined> =>
  unseal(key, sealed).then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  );
