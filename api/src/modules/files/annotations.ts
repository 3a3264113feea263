import {
  FILE_LOCKED,
  FORM_GUEST,
  GUEST_KEY_MISSING,
  GUEST_XFDF_TOO_LARGE,
  GUESTS_FULL,
  MAX_GUEST_XFDF_BYTES,
  MAX_GUESTS_XFDF_BYTES,
  MOST_GUESTS,
  routes,
  type Session,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { hashOf, newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { isStaff } from '../sessions/currentSession';
import { permittedFile } from './permittedFile';
import { checkXfdf } from './xfdf';

/** Saves what people mark on files, gives it back and removes it. Whose it is the server says, not the document. */
export function serveAnnotations(app: App): void {
  const { db, settings } = app;

  serve(app, routes.saveAnnotation, async ({ body: { fileId, xfdf, guestKey }, session }) => {
    const file = await permittedFile(db, fileId, session);
    if (file.locked) throw new HttpError(409, 'locked', FILE_LOCKED);
    const owner = ownerOf(session) ?? guestOf(guestKey);
    if (!session && Buffer.byteLength(xfdf) > MAX_GUEST_XFDF_BYTES) {
      throw new HttpError(413, 'too-large', GUEST_XFDF_TOO_LARGE);
    }
    checkXfdf(xfdf);
    const saved = { author: session?.name ?? FORM_GUEST, xfdf, savedAt: now() };
    return db.transaction().execute(async (trx) => {
      if (!session) await admitGuest(trx, fileId, owner, xfdf);
      return trx
        .insertInto('fileAnnotations')
        .values({ id: newId(), fileId, owner, ...saved })
        .onConflict((same) => same.columns(['fileId', 'owner']).doUpdateSet(saved))
        .returning('id')
        .executeTakeFirstOrThrow();
    });
  });

  serve(app, routes.removeAnnotation, async ({ params: { fileId, annotationId }, session }) => {
    const file = await permittedFile(db, fileId, session);
    if (file.locked) throw new HttpError(409, 'locked', FILE_LOCKED);
    const gone = await db
      .deleteFrom('fileAnnotations')
      .where('id', '=', annotationId)
      .where('fileId', '=', fileId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound('annotation');
  });

  serve(app, routes.annotation, async ({ params: { fileId, annotationId }, session }) => {
    await permittedFile(db, fileId, session);
    const found = await db
      .selectFrom('fileAnnotations')
      .select(['id', 'fileId', 'author as user', 'xfdf'])
      .where('id', '=', annotationId)
      .where('fileId', '=', fileId)
      .executeTakeFirst();
    if (!found) throw notFound('annotation');
    return found;
  });

  /** Throws 409 where the file has no room for this guest beside the others. */
  async function admitGuest(trx: Trx, fileId: string, owner: string, xfdf: string): Promise<void> {
    // However many come at once, together they stay within it. The embedded database has one writer at a time anyway.
    const file = trx.selectFrom('files').select('id').where('id', '=', fileId);
    if (settings.databaseUrl) await file.forUpdate().execute();
    const others = await trx
      .selectFrom('fileAnnotations')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('guests'),
        fn.sum<number | string | null>(sql`octet_length(xfdf)`).as('bytes'),
      ])
      .where('fileId', '=', fileId)
      .where('owner', 'like', `${GUEST}%`)
      .where('owner', '!=', owner)
      .executeTakeFirstOrThrow();
    const bytes = Number(others.bytes ?? 0) + Buffer.byteLength(xfdf);
    if (Number(others.guests) >= MOST_GUESTS || bytes > MAX_GUESTS_XFDF_BYTES) {
      throw new HttpError(409, 'guests-full', GUESTS_FULL);
    }
  }
}

/** Who has annotated a file, in the order in which they last did, and which are whoever's who asks. */
export async function annotationsOf(db: Database, fileId: string, session: Session | undefined) {
  const found = await db
    .selectFrom('fileAnnotations')
    .select(['id', 'author as user', 'owner'])
    .where('fileId', '=', fileId)
    .orderBy('savedAt')
    .orderBy('id')
    .execute();
  const removable = isStaff(session);
  return found.map(({ id, user, owner }) => ({ id, user, own: owner === ownerOf(session), removable }));
}

const ownerOf = (session: Session | undefined) => session && `user:${session.userId}`;

const GUEST = 'guest:';
function guestOf(key: string | undefined): string {
  if (key === undefined) throw new HttpError(400, 'guest-key', GUEST_KEY_MISSING);
  return `${GUEST}${hashOf(key)}`;
}
