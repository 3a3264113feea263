import { MAX_TOTAL_BYTES, totalReached } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { minutesFromNow, now } from '../../platform/time';
import type { FileRow } from './tables';

/** Whose files share one total: an enquiry's, or an upload session's. The staff's own have none. */
export type Whose = Pick<FileRow, 'entityType' | 'entityId'>;
/** Room that is held for one upload; of no `id` where nothing limits it. */
export type Hold = Whose & { id?: string };

/** Longer than any upload takes: only the hold of a server that died runs out. */
const HOLD_MINUTES = 120;

/**
 * Holds room for an upload before a byte of it comes, so that however many come at once, together they never pass the
 * total. Throws 413 where the total does not leave so many bytes.
 */
export async function reserveSpace(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  { entityType, entityId }: Whose,
  { name, bytes, minutes = HOLD_MINUTES }: { name: string; bytes: number; minutes?: number },
): Promise<Hold> {
  if (entityType === null || entityId === null) return { entityType, entityId };
  const hold = { id: newId(), entityType, entityId };
  await db.transaction().execute(async (trx) => {
    // The embedded database has one writer at a time anyway.
    if (settings.databaseUrl) await sql`lock table upload_holds in share row exclusive mode`.execute(trx);
    await trx.deleteFrom('uploadHolds').where('heldUntil', '<=', now()).execute();
    const used = (await usedIn(trx, 'files', hold)) + (await usedIn(trx, 'uploadHolds', hold));
    if (used + bytes > MAX_TOTAL_BYTES) throw new HttpError(413, 'total-reached', totalReached(name));
    await trx
      .insertInto('uploadHolds')
      .values({ ...hold, bytes, heldUntil: minutesFromNow(minutes) })
      .execute();
  });
  return hold;
}

/** Whether room is held in the total of these files. */
export const isFor = (hold: Hold, { entityType, entityId }: Whose): boolean =>
  hold.entityType === entityType && hold.entityId === entityId;

export async function releaseSpace(db: Database | Trx, hold: Hold | undefined): Promise<void> {
  if (hold?.id) await db.deleteFrom('uploadHolds').where('id', '=', hold.id).execute();
}

async function usedIn(trx: Trx, table: 'files' | 'uploadHolds', { entityType, entityId }: Whose): Promise<number> {
  const { bytes } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('entityType', '=', entityType)
    .where('entityId', '=', entityId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
