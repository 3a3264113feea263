import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { DRAFTS_DATABASE, OUTBOX_DATABASE } from '@forms/shared/contract';
import { deleteDB, openDB } from 'idb';

/** What jsdom lacks of a browser that can keep drafts: a database, empty, and cryptography. Call before each test. */
export async function freshBrowserStorage(): Promise<void> {
  await deleteDB(DRAFTS_DATABASE);
  await deleteDB(OUTBOX_DATABASE);
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

/** As in a page that is not served over https. */
export const withoutCryptography = (): void => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
};

/** Everything in a database, the drafts' or another, as one text, bytes as letters; empty where there is none. */
export async function storageDump(database = DRAFTS_DATABASE): Promise<string> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === database)) return '';
  const db = await openDB(database);
  const parts: string[] = [];
  for (const name of db.objectStoreNames) {
    for (const value of [...(await db.getAllKeys(name)), ...(await db.getAll(name))]) {
      parts.push(JSON.stringify(value, (_, each) => bytesAsText(each)));
    }
  }
  db.close();
  return parts.join('\n');
}

function bytesAsText(value: unknown): unknown {
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]';
  return isBuffer ? Buffer.from(value as ArrayBuffer).toString('latin1') : value;
}
