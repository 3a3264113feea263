import multipart from '@fastify/multipart';
import { MAX_FILE_BYTES, rejectionOf } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import type { DiskSpace } from '../../platform/storage/diskSpace';
import { finishUpload } from './finishUpload';
import { keepReceived, refuseInfected } from './keepReceived';
import { receiveUpload } from './receiveUpload';
import { type Hold, isFor, releaseSpace, reserveSpace } from './space';
import { contentTypeIn, type Taking } from './taking';

/** Receives an upload into room held for it, and writes down whose it is and what; where that fails, the file goes. */
export type TakeUpload = (request: FastifyRequest, taking: Taking) => Promise<{ id: string }>;

/** Makes what takes uploads, which share the disk with all else that comes in. */
export async function uploadTaker(app: App, disk: DiskSpace): Promise<TakeUpload> {
  const { http, db } = app;
  await http.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20 },
    throwFileSizeLimit: false,
  });

  return async (request, taking) => {
    const { whoseOf, accepted, onStored } = taking;
    let hold: Hold | undefined;
    let leaveDisk = () => {};
    const { received, fields } = await receiveUpload(app, request, async (name, before) => {
      const rejected = accepted && rejectionOf({ name, size: 0 }, 0, accepted);
      if (rejected) throw new HttpError(422, 'type-refused', rejected.message);
      leaveDisk = await disk.reserve(mostBytesOf(request));
      hold = await reserveSpace(app, await whoseOf(before), { name, bytes: mostBytesOf(request) });
    })
      .finally(() => leaveDisk())
      .catch(letGo);
    if (!received) return finishUpload(app, disk, fields, taking);
    try {
      const whose = await whoseOf(fields);
      if (!hold || !isFor(hold, whose)) {
        // Whose it is stood behind the file.
        await releaseSpace(db, hold);
        hold = await reserveSpace(app, whose, received);
      }
      await keepReceived(app, { received, whose, contentType: contentTypeIn(fields), hold }, (trx) =>
        onStored?.(trx, received.id, fields),
      );
      await refuseInfected(app, received.id);
      return { id: received.id };
    } catch (error) {
      await app.store.remove(received.id);
      return letGo(error);
    }

    async function letGo(reason: unknown): Promise<never> {
      await releaseSpace(db, hold);
      throw reason;
    }
  };
}

/** In bytes: a request says how long it is before it comes, as a rule. */
const mostBytesOf = ({ headers }: FastifyRequest) =>
  Math.min(Number(headers['content-length'] ?? MAX_FILE_BYTES), MAX_FILE_BYTES);
