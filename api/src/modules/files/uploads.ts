import multipart from '@fastify/multipart';
import {
  type Accepted,
  contentTypes,
  DRAFT_DAYS,
  entityTypes,
  FILE_INFECTED,
  MAX_FILE_BYTES,
  rejectionOf,
  routes,
  standardFiles,
  UPLOAD_SESSION,
} from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { queueJob } from '../../platform/jobs/queueJob';
import { DiskSpace } from '../../platform/storage/diskSpace';
import { daysFromNow, minutesFromNow, now } from '../../platform/time';
import { noSuchFile } from './permittedFile';
import { incomingFolder, openIncoming, type ReceivedFile } from './receiveFile';
import { type Fields, receiveUpload } from './receiveUpload';
import { removeFile } from './removeFile';
import { isInfected } from './scanFile';
import { type Hold, isFor, releaseSpace, reserveSpace, type Whose } from './space';

/** Longer than it takes to look for viruses while whoever uploads waits. */
const SCAN_AGAIN_MINUTES = 3;

/** Takes uploads: those of visitors, who fill in a form, and those of staff. */
export async function serveUploads(app: App): Promise<void> {
  const { http, db, settings } = app;
  await openIncoming(settings.dataDir);
  const disk = new DiskSpace(incomingFolder(settings.dataDir));
  await http.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20 },
    throwFileSizeLimit: false,
  });

  serve(app, routes.uploadFile, ({ request }) => take(request, sessionsOf));
  serve(app, routes.takeBackUpload, async ({ params: { id }, body: { session } }) => {
    const isTakers = await removeFile(app, id, (query) =>
      query.where('entityType', '=', 'session').where('entityId', '=', session),
    );
    if (!isTakers) throw noSuchFile();
  });
  serve(app, routes.uploadStaffFile, ({ request }) => take(request, (fields) => entitysOf(db, fields), standardFiles));

  /**
   * Receives an upload into room held for it, and writes down whose it is and what; where that fails, the file goes.
   * `accepted` are the endings that it may have, where not all that there are.
   */
  async function take(
    request: FastifyRequest,
    whoseOf: (fields: Fields) => Promise<Whose>,
    accepted?: Accepted,
  ): Promise<{ id: string }> {
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
      await keep(received, whose, fields, hold);
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
  }

  /** The file stands in the total from the moment on in which its hold no longer does. */
  const keep = (received: ReceivedFile, whose: Whose, fields: Fields, hold: Hold) =>
    db.transaction().execute(async (trx) => {
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
      await releaseSpace(trx, hold);
      if (!settings.clamd) return;
      await queueJob(trx, 'scan', { fileId: received.id }, { runAt: minutesFromNow(SCAN_AGAIN_MINUTES) });
    });

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

/** Whose a visitor's upload is: of the session that it names. Throws 400. */
async function sessionsOf(fields: Fields): Promise<Whose> {
  const session = fields.get('session');
  if (session === undefined) return { entityType: null, entityId: null };
  if (!UPLOAD_SESSION.test(session))
    throw new HttpError(400, 'bad-session', 'session must have 16 to 100 letters or digits.');
  return { entityType: 'session', entityId: session };
}

/** In bytes: a request says how long it is before it comes, as a rule. */
const mostBytesOf = ({ headers }: FastifyRequest) =>
  Math.min(Number(headers['content-length'] ?? MAX_FILE_BYTES), MAX_FILE_BYTES);

/** The entity that staff's upload names; the staff's own files without one. Throws 400 and 404. */
async function entitysOf(db: Database, fields: Fields): Promise<Whose> {
  const named = fields.get('entityType') ?? 'staff';
  const entityType = entityTypes.find((type) => type === named);
  if (!entityType) throw new HttpError(400, 'unknown-entity', `entityType must be one of ${entityTypes.join(', ')}.`);
  if (entityType === 'staff') return { entityType, entityId: null };
  const entityId = fields.get('entityTypeId') ?? '';
  const enquiry = await db.selectFrom('enquiries').select('id').where('id', '=', entityId).executeTakeFirst();
  if (!enquiry) throw notFound('enquiry');
  return { entityType, entityId };
}
