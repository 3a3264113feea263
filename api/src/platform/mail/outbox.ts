import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where letters are put that nobody sends. */
export const outboxFolder = (dataDir: string): string => resolve(dataDir, 'outbox');

/** The name of a letter in the outbox: that of its message, which begins with the letter's id. */
export const fileOfLetter = (message: string): string => `${message}.eml`;

/** Removes letters, by their ids, from the outbox of this data folder, however often they were put there. */
export async function removeFromOutbox(dataDir: string, letterIds: readonly string[]): Promise<void> {
  const folder = outboxFolder(dataDir);
  for (const name of await readdir(folder).catch(orNone)) {
    if (letterIds.includes(name.split('.')[0] ?? '')) await rm(join(folder, name), { force: true });
  }
}

/** A site that sends its mail has no outbox. */
function orNone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
