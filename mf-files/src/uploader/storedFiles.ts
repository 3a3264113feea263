import { UNFINISHED_HOURS } from '@forms/shared/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A file that was handed over and has yet to arrive. */
export interface StoredFile {
  key: string;
  file: File;
}

/** Why a file was not taken; with the `key` of one that stood in the list then. */
export interface Refusal {
  key?: string;
  message: string;
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}
interface Row {
  /** Whose it is, as a hash: what it is made of opens an application. */
  owner: string;
  /** ISO 8601, by this device's clock. */
  storedAt: string;
  about: Sealed;
  content: Sealed;
}
/** Why files of an owner were refused, by the owner's hash. */
type Refused = Pick<Row, 'storedAt'> & { refusals: Sealed };
interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  files: { key: string; value: Row };
  refused: { key: string; value: Refused };
}
type About = Pick<File, 'name' | 'type' | 'lastModified'>;

const DATABASE = 'forms-files';
const KEY = 'key';
const ALGORITHM = 'AES-GCM';
/** Larger than any photograph; sealing holds all of it in the memory of a phone. */
const MOST_BYTES = 32 * 1024 * 1024;
/** As long as the server has the parts of an upload. */
const STORED_MS = UNFINISHED_HOURS * 60 * 60_000;

/** Keeps a file on this device, sealed under a key that no script can read out. Rejects where that cannot be done. */
export async function storeFile(owner: string, { key, file }: StoredFile): Promise<void> {
  if (file.size > MOST_BYTES || !canKeep()) throw new Error('this device keeps no such file');
  const { name, type, lastModified } = file;
  const about: About = { name, type, lastModified };
  await withDatabase(async (db) => {
    const secret = await secretOf(db);
    const row: Row = {
      owner: await hashOf(owner),
      storedAt: new Date().toISOString(),
      about: await seal(secret, new TextEncoder().encode(JSON.stringify(about))),
      content: await seal(secret, new Uint8Array(await file.arrayBuffer())),
    };
    await db.put('files', row, key);
  });
}

/** What is kept of an owner, the longest kept first. Where nothing can be, or was, there is none. */
export async function storedFiles(owner: string): Promise<StoredFile[]> {
  if (!(await mayHold())) return [];
  return withDatabase(async (db) => {
    await removeExpired(db);
    const [secret, hash] = [await secretOf(db), await hashOf(owner)];
    const rows: [string, Row][] = [];
    for (const key of await db.getAllKeys('files')) {
      const row = await db.get('files', key);
      if (row?.owner === hash) rows.push([key, row]);
    }
    rows.sort(([, one], [, other]) => one.storedAt.localeCompare(other.storedAt));
    return Promise.all(rows.map(async ([key, row]) => ({ key, file: await fileIn(secret, row) })));
  });
}

/** What is being kept of refusals: what was said later is kept later, and read after it, however long sealing takes. */
let keeping: Promise<unknown> = Promise.resolve();

/** Keeps why files of an owner were refused, in the place of what was kept before; nothing where there is nothing. */
export function storeRefusals(owner: string, refusals: readonly Refusal[]): Promise<void> {
  const written = keeping.then(() => keepRefusals(owner, refusals));
  keeping = written.catch(() => undefined);
  return written;
}

async function keepRefusals(owner: string, refusals: readonly Refusal[]): Promise<void> {
  if (!(refusals.length > 0 ? canKeep() : await mayHold())) return;
  await withDatabase(async (db) => {
    const hash = await hashOf(owner);
    if (refusals.length === 0) return db.delete('refused', hash);
    const sealed = await seal(await secretOf(db), new TextEncoder().encode(JSON.stringify(refusals)));
    await db.put('refused', { storedAt: new Date().toISOString(), refusals: sealed }, hash);
  });
}

/** Why files of an owner were refused, as it was kept last. */
export async function storedRefusals(owner: string): Promise<Refusal[]> {
  await keeping;
  if (!(await mayHold())) return [];
  return withDatabase(async (db) => {
    await removeExpired(db);
    const stored = await db.get('refused', await hashOf(owner));
    if (!stored) return [];
    return JSON.parse(new TextDecoder().decode(await unseal(await secretOf(db), stored.refusals))) as Refusal[];
  });
}

export const forgetFile = (key: string): Promise<void> => withDatabase((db) => db.delete('files', key));

/** Without https a browser has no cryptography. */
const canKeep = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** Asked without a database of our own, which who never sent anything shall not get. */
async function mayHold(): Promise<boolean> {
  if (!canKeep()) return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

async function withDatabase<T>(use: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(DATABASE, 3, {
    upgrade(fresh, version) {
      if (version < 1) {
        fresh.createObjectStore('keys');
        fresh.createObjectStore('files');
      }
      // What the second kept of refusals had no keys.
      if (version === 2) fresh.deleteObjectStore('refused');
      fresh.createObjectStore('refused');
    },
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

/** The key kept in the database; of several tabs that begin at once, the first one's. */
async function secretOf(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const stored = await db.get('keys', KEY);
  if (stored) return stored;
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
  const { store, done } = db.transaction('keys', 'readwrite');
  const first = await store.get(KEY);
  if (!first) await store.put(made, KEY);
  await done;
  return first ?? made;
}

async function removeExpired(db: IDBPDatabase<Schema>): Promise<void> {
  const stores = ['files', 'refused'] as const;
  const expiring = db.transaction(stores, 'readwrite');
  for (const name of stores)
    for (let row = await expiring.objectStore(name).openCursor(); row; row = await row.continue())
      if (Date.parse(row.value.storedAt) + STORED_MS <= Date.now()) await row.delete();
  await expiring.done;
}

async function seal(secret: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, secret, bytes) };
}
const unseal = async (secret: CryptoKey, { iv, bytes }: Sealed): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, secret, bytes));

async function fileIn(secret: CryptoKey, { about, content }: Row): Promise<File> {
  const { name, ...more } = JSON.parse(new TextDecoder().decode(await unseal(secret, about))) as About;
  return new File([await unseal(secret, content)], name, more);
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
