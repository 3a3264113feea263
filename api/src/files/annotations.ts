import { FILE_LOCKED, FORM_GUEST, routes, type Session } from '@forms/shared/contract';
import type { App } from '../app';
import type { Database } from '../database/database';
import { Fault, notFound } from '../errors';
import { hashOf, newId } from '../ids';
import { serve } from '../serve';
import { now } from '../time';
import { permittedFile } from './permittedFile';
import { checkXfdf } from './xfdf';

/** Saves what people mark on files, and gives it back. Whose it is the server says, not the document. */
export function serveAnnotations(app: App): void {
  const { db } = app;

  serve(app, routes.saveAnnotation, async ({ body: { fileId, xfdf, guestKey }, session }) => {
    const file = await permittedFile(db, fileId, session);
    if (file.locked) throw new Fault(409, 'locked', FILE_LOCKED);
    checkXfdf(xfdf);
    const saved = { author: session?.name ?? FORM_GUEST, xfdf, savedAt: now() };
    return db
      .insertInto('fileAnnotations')
      .values({ id: newId(), fileId, owner: ownerOf(session) ?? `guest:${hashOf(guestKey ?? newId())}`, ...saved })
      .onConflict((same) => same.columns(['fileId', 'owner']).doUpdateSet(saved))
      .returning('id')
      .executeTakeFirstOrThrow();
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
  return found.map(({ id, user, owner }) => ({ id, user, own: owner === ownerOf(session) }));
}

const ownerOf = (session: Session | undefined) => session && `user:${session.userId}`;
