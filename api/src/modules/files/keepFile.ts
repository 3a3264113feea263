import { Readable } from 'node:stream';
import type { App } from '../../platform/http/app';
import { now } from '../../platform/time';
import { receiveFile } from './receiveFile';

/** Keeps a file that the server made itself, for staff to read. Answers its id. */
export async function keepFile(app: App, filename: string, bytes: Buffer): Promise<string> {
  const file = Object.assign(Readable.from([bytes]), { truncated: false, bytesRead: bytes.length });
  const stored = await receiveFile(app, { filename, file });
  try {
    await app.db
      .insertInto('files')
      .values({
        ...stored,
        contentType: 'other',
        locked: 0,
        visible: 0,
        uploadedAt: now(),
        entityType: null,
        entityId: null,
      })
      .execute();
  } catch (error) {
    await app.store.remove(stored.id);
    throw error;
  }
  return stored.id;
}
