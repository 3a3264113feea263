import {
  type Accepted,
  type BegunUpload,
  MOST_UNFINISHED,
  TOO_MANY_UNFINISHED,
  UNFINISHED_HOURS,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import type { DiskSpace } from '../../platform/storage/diskSpace';
import { minutesFromNow, now } from '../../platform/time';
import { releaseSpace, reserveSpace, type Whose } from './space';
import type { FileTables } from './tables';
import { refuseUnfit } from './taking';

type Unfinished = FileTables['unfinishedUploads'];
/** A file that is to come by parts, and whose it will be. */
interface ToBegin {
  whose: Whose;
  key: string;
  name: string;
  size: number;
  accepted?: Accepted;
}
/** Begins an upload by parts, or says how far the one is that was begun with this key. */
export type BeginUpload = (upload: ToBegin) => Promise<BegunUpload>;

const LIFE_MINUTES = UNFINISHED_HOURS * 60;

/** Makes what begins uploads by parts. It throws 409, 413, 422, and 503 while the disk is nearly full. */
export const uploadBeginner =
  (app: App, disk: DiskSpace): BeginUpload =>
  async ({ whose: { entityType, entityId }, key, name, size, accepted }) => {
    refuseUnfit({ name, size }, accepted);
    if (entityType === null || entityId === null) throw new Error('an upload by parts is of a session or an enquiry');
    const { db } = app;
    const unfinished = await db
      .selectFrom('unfinishedUploads')
      .selectAll()
      .where('entityType', '=', entityType)
      .where('entityId', '=', entityId)
      .where('fileId', 'is', null)
      .where('keptUntil', '>', now())
      .execute();
    const begun = unfinished.find((each) => each.key === key && each.bytes === size);
    if (begun) return { id: begun.id, offset: await bytesCome(db, begun.id) };
    if (unfinished.length >= MOST_UNFINISHED) throw new HttpError(409, 'too-many-unfinished', TOO_MANY_UNFINISHED);
    // Each part takes its own room; what would never fit is refused before any of it comes.
    const leaveDisk = await disk.reserve(size);
    leaveDisk();
    const { id } = await reserveSpace(app, { entityType, entityId }, { name, bytes: size, minutes: LIFE_MINUTES });
    if (id === undefined) throw new Error('room is held for whatever is of somebody');
    await db
      .insertInto('unfinishedUploads')
      .values({ id, key, entityType, entityId, bytes: size, fileId: null, keptUntil: minutesFromNow(LIFE_MINUTES) })
      .execute();
    return { id, offset: 0 };
  };

/** The upload of this id whose parts still come or have all come; undefined once it is a file, given up or too old. */
export const unfinishedUpload = (db: Database | Trx, id: string): Promise<Unfinished | undefined> =>
  db
    .selectFrom('unfinishedUploads')
    .selectAll()
    .where('id', '=', id)
    .where('fileId', 'is', null)
    .where('keptUntil', '>', now())
    .executeTakeFirst();

/** How many bytes of an upload have come. */
export async function bytesCome(db: Database | Trx, uploadId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploadParts')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('uploadId', '=', uploadId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Removes an upload with what came of it, and gives its room back. */
export async function removeUnfinished({ db, store }: Pick<App, 'db' | 'store'>, id: string): Promise<void> {
  const parts = await db.transaction().execute(async (trx) => {
    const found = await trx.deleteFrom('uploadParts').where('uploadId', '=', id).returning('id').execute();
    await trx.deleteFrom('unfinishedUploads').where('id', '=', id).execute();
    await releaseSpace(trx, { id, entityType: null, entityId: null });
    return found;
  });
  for (const part of parts) await store.remove(part.id);
}

/** Takes the uploads of an owner that are under way out of the database, with their room. Answers the ids of their parts, whose bytes are then to be removed. */
export async function takeUnfinished(
  trx: Trx,
  { entityType, entityId }: Pick<Unfinished, 'entityType' | 'entityId'>,
): Promise<string[]> {
  const uploads = trx
    .selectFrom('unfinishedUploads')
    .select('id')
    .where('entityType', '=', entityType)
    .where('entityId', '=', entityId);
  const parts = await trx.deleteFrom('uploadParts').where('uploadId', 'in', uploads).returning('id').execute();
  await trx.deleteFrom('uploadHolds').where('id', 'in', uploads).execute();
  await trx
    .deleteFrom('unfinishedUploads')
    .where('entityType', '=', entityType)
    .where('entityId', '=', entityId)
    .execute();
  return parts.map(({ id }) => id);
}

/** Removes the uploads that did not come to their end in their time, and what is remembered of those that did. */
export async function removeExpired(app: Pick<App, 'db' | 'store'>): Promise<void> {
  const past = await app.db.selectFrom('unfinishedUploads').select('id').where('keptUntil', '<=', now()).execute();
  for (const { id } of past) await removeUnfinished(app, id);
}
