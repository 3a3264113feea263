import { Readable } from 'node:stream';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import type { DiskSpace } from '../../platform/storage/diskSpace';
import { keepReceived, refuseInfected } from './keepReceived';
import { receiveFile } from './receiveFile';
import { type Fields, PARTED } from './receiveUpload';
import { isFor } from './space';
import { uploadOver } from './takePart';
import { contentTypeIn, refuseUnfit, type Taking } from './taking';
import { bytesCome, removeUnfinished, unfinishedUpload } from './unfinishedUploads';

/** Somebody else has made the file of these parts in the same moment. */
class MadeAlready extends Error {}

/**
 * Makes the file of an upload whose parts have all come, as one that came in one piece; whoever asks again, because the
 * answer was lost, hears of the same file. Throws 404 where the upload is another's, and 409 while parts are missing.
 */
export async function finishUpload(
  app: App,
  disk: DiskSpace,
  fields: Fields,
  { whoseOf, accepted, onStored }: Taking,
): Promise<{ id: string }> {
  const { db, store } = app;
  const id = fields.get(PARTED) ?? '';
  const made = await fileMadeOf(db, id);
  if (made) return made;
  const whose = await whoseOf(fields);
  const upload = await unfinishedUpload(db, id);
  if (!upload || !isFor(upload, whose)) throw uploadOver();
  if ((await bytesCome(db, id)) !== upload.bytes) {
    throw new HttpError(409, 'not-whole', 'The upload broke off or is not whole.');
  }
  const filename = fields.get('name') ?? '';
  const leaveDisk = await disk.reserve(upload.bytes);
  try {
    refuseUnfit({ name: filename, size: upload.bytes }, accepted);
    const file = Object.assign(Readable.from(wholeOf(app, id)), { truncated: false, bytesRead: upload.bytes });
    const received = await receiveFile(app, { filename, file });
    const hold = { id, entityType: upload.entityType, entityId: upload.entityId };
    const taken = { received, whose, contentType: contentTypeIn(fields), hold };
    await keepReceived(app, taken, async (trx) => {
      const claimed = await trx
        .updateTable('unfinishedUploads')
        .set({ fileId: received.id })
        .where('id', '=', id)
        .where('fileId', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!claimed) throw new MadeAlready();
      await onStored?.(trx, received.id, fields);
    }).catch(async (error) => {
      await store.remove(received.id);
      throw error;
    });
    await removeParts(app, id);
    await refuseInfected(app, received.id);
    return { id: received.id };
  } catch (error) {
    if (error instanceof MadeAlready) return (await fileMadeOf(db, id)) ?? Promise.reject(uploadOver());
    // What is refused as it is will be refused again; what cannot be done at the moment can be asked for again.
    if (error instanceof HttpError && error.status < 500) await removeUnfinished(app, id);
    throw error;
  } finally {
    leaveDisk();
  }
}

/** The file that was made of an upload's parts. */
async function fileMadeOf(db: Database, uploadId: string): Promise<{ id: string } | undefined> {
  const made = await db
    .selectFrom('unfinishedUploads')
    .select('fileId')
    .where('id', '=', uploadId)
    .where('fileId', 'is not', null)
    .executeTakeFirst();
  return made?.fileId ? { id: made.fileId } : undefined;
}

const partsOf = (db: Database, uploadId: string) =>
  db.selectFrom('uploadParts').select('id').where('uploadId', '=', uploadId).orderBy('start').execute();

/** The bytes of an upload, part by part. */
async function* wholeOf({ db, store }: Pick<App, 'db' | 'store'>, uploadId: string): AsyncGenerator<Buffer> {
  for (const { id } of await partsOf(db, uploadId)) {
    const part = await store.read(id);
    // A backup holds no parts: whoever sends them begins again.
    if (!part) throw uploadOver();
    yield* part as AsyncIterable<Buffer>;
  }
}

async function removeParts({ db, store }: Pick<App, 'db' | 'store'>, uploadId: string): Promise<void> {
  const parts = await partsOf(db, uploadId);
  await db.deleteFrom('uploadParts').where('uploadId', '=', uploadId).execute();
  for (const { id } of parts) await store.remove(id);
}
