import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BegunUpload, bytesOfPart, OTHER_PART, PART_BYTES, UPLOAD_OVER } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import type { DiskSpace } from '../../platform/storage/diskSpace';
import { incomingFolder } from './receiveFile';
import { isAskers } from './receiveUpload';
import { bytesCome, unfinishedUpload } from './unfinishedUploads';

export const uploadOver = () => new HttpError(404, 'upload-over', UPLOAD_OVER);

/**
 * Takes one part of an upload into the store, whole or not at all: whichever server takes the next one finds it there, and
 * a part that came twice stands there once. Throws 400 for one that broke off, 404 and 409.
 */
export async function takePart(
  app: App,
  disk: DiskSpace,
  request: FastifyRequest,
  { id, start }: { id: string; start: number },
): Promise<BegunUpload> {
  const { db, store, settings } = app;
  const upload = await unfinishedUpload(db, id);
  if (!upload) throw uploadOver();
  const offset = await bytesCome(db, id);
  const bytes = bytesOfPart(upload.bytes, offset);
  if (start !== offset || bytes === 0) throw new HttpError(409, 'other-part', OTHER_PART);
  const part = newId();
  const path = join(incomingFolder(settings.dataDir), part);
  const leaveDisk = await disk.reserve(bytes);
  try {
    if ((await writePart(request, path)) !== bytes) throw brokenOff();
    await store.keep(part, path);
  } finally {
    leaveDisk();
    await rm(path, { force: true });
  }
  const isFirst = await db
    .transaction()
    .execute(async (trx) => {
      // Given up meanwhile, or come to its end.
      if (!(await unfinishedUpload(trx, id))) throw uploadOver();
      return trx
        .insertInto('uploadParts')
        .values({ id: part, uploadId: id, start, bytes })
        .onConflict((same) => same.columns(['uploadId', 'start']).doNothing())
        .returning('id')
        .executeTakeFirst();
    })
    .catch(async (error) => {
      await store.remove(part);
      throw error;
    });
  if (!isFirst) await store.remove(part);
  return { id, offset: offset + bytes };
}

const brokenOff = () => new HttpError(400, 'bad-upload', 'The upload broke off or is not whole.');

/** Writes the file of a multipart request to the disk. Answers how many bytes came. */
async function writePart(request: FastifyRequest, path: string): Promise<number> {
  let bytes = 0;
  try {
    // One more than a part has, so that a larger one is known.
    for await (const { file } of request.files({ limits: { fileSize: PART_BYTES + 1, files: 1, fields: 0 } })) {
      await pipeline(file, createWriteStream(path, { flush: true }));
      bytes = file.bytesRead;
    }
  } catch (error) {
    throw isAskers(error) ? brokenOff() : error;
  }
  return bytes;
}
