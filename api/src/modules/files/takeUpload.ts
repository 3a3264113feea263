import multipart from '@fastify/multipart';
import {
  type Accepted,
  contentTypes,
  DRAFT_DAYS,
  FILE_INFECTED,
  MAX_FILE_BYTES,
  rejectionOf,
} from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { queueJob } from '../../platform/jobs/queueJob';
import { DiskSpace } from '../../platform/storage/diskSpace';
import { daysFromNow, minutesFromNow, now } from '../../platform/time';
import { incomingFolder, openIncoming, type ReceivedFile } from './receiveFile';
import { type Fields, receiveUpload } from './receiveUpload';
import { removeFile } from './removeFile';
import { isInfected } from './scanFile';
import { type Hold, isFor, releaseSpace, reserveSpace, type Whose } from './space';

/** Longer than it takes to look for viruses while whoever uploads waits. */
const SCAN_AGAIN_MINUTES = 3;

/** Who may upload what, and what is done with it. */
interface Taking {
  /** Whose it becomes; asked before a byte of the file comes, and once all fields are there. */
  whoseOf(fields: Fields): Promise<Whose>;
  /** The endings that it may have, where not all that there are. */
  accepted?: Accepted;
  /** Written down with the file, or nothing of it stays. */
  onKept?(trx: Trx, fileId: string, fields: Fields): Promise<void>;
}
/** Receives an upload into room held for it, and writes down whose it is and what; where that fails, the file goes. */
export type TakeUpload = (request: FastifyRequest, taking: Taking) => Promise<{ id: string }>;

/** Makes what takes uploads: one for the server, since all of them share its disk. */
export async function uploadTaker(app: App): Promise<TakeUpload> {
  const { http, db, settings } = app;
  await openIncoming(settings.dataDir);
  const disk = new DiskSpace(incomingFolder(settings.dataDir));
  await http.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20 },
    throwFileSizeLimit: false,
  });

  return async (request, { whoseOf, accepted, onKept }) => {
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
    try {
      const whose = await whoseOf(fields);
      if (!hold || !isFor(hold, whose)) {
        // Whose it is stood behind the file.
        await releaseSpace(db, hold);
        hold = await reserveSpace(app, whose, received);
      }
      await keep(received, whose, fields, hold, onKept);
      await refuseInfected(received.id);
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

  /** The file stands in the total from the moment on in which its hold no longer does. */
  function keep(received: ReceivedFile, whose: Whose, fields: Fields, hold: Hold, onKept: Taking['onKept']) {
    return db.transaction().execute(async (trx) => {
      const contentType = contentTypes.find((type) => type === fields.get('uploadType')) ?? 'other';
      await trx
        .insertInto('files')
        .values({
          ...received,
          ...whose,
          contentType,
          locked: 0,
          visible: 0,
          uploadedAt: now(),
          held: settings.clamd ? 'unscanned' : null,
          keptUntil: whose.entityType === 'enquiry' || whose.entityType === 'staff' ? null : daysFromNow(DRAFT_DAYS),
        })
        .execute();
      await onKept?.(trx, received.id, fields);
      await releaseSpace(trx, hold);
      if (!settings.clamd) return;
      await queueJob(trx, 'scan', { fileId: received.id }, { runAt: minutesFromNow(SCAN_AGAIN_MINUTES) });
    });
  }

  /** Throws 422, and the file goes. Where nobody can tell at the moment it stays held, and its job asks again. */
  async function refuseInfected(id: string): Promise<void> {
    if (!settings.clamd) return;
    const infected = await isInfected(app, id).catch((error) => {
      http.log.warn({ err: error }, 'an upload is held: the virus scanner cannot be asked');
      return false;
    });
    if (!infected) return;
    await removeFile(app, id);
    throw new HttpError(422, 'infected', FILE_INFECTED);
  }
}

/** In bytes: a request says how long it is before it comes, as a rule. */
const mostBytesOf = ({ headers }: FastifyRequest) =>
  Math.min(Number(headers['content-length'] ?? MAX_FILE_BYTES), MAX_FILE_BYTES);
