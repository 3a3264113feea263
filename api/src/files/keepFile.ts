import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '../app';
import { now } from '../time';
import { filesFolder, receiveFile } from './receiveFile';

/** Keeps a file that the server made itself, for staff to read. Answers its id. */
export async function keepFile({ db, settings }: App, filename: string, bytes: Buffer): Promise<string> {
  const folder = filesFolder(settings.dataDir);
  const file = Object.assign(Readable.from([bytes]), { truncated: false, bytesRead: bytes.length });
  const kept = await receiveFile(folder, { filename, file });
  try {
    await db
      .insertInto('files')
      .values({
        ...kept,
        contentType: 'other',
        locked: 0,
        visible: 0,
        uploadedAt: now(),
        entityType: null,
        entityId: null,
      })
      .execute();
  } catch (error) {
    await rm(join(folder, kept.id), { force: true });
    throw error;
  }
  return kept.id;
}
