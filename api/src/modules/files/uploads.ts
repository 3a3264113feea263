import { entityTypes, routes, type Session, standardFiles, UPLOAD_SESSION } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import type { DiskSpace } from '../../platform/storage/diskSpace';
import { mustSee } from '../areas/mustSee';
import { mustNotBeMerged } from '../merges/storedMerges';
import { noSuchFile } from './permittedFile';
import type { Fields } from './receiveUpload';
import { removeFile } from './removeFile';
import type { Whose } from './space';
import { takePart, uploadOver } from './takePart';
import type { TakeUpload } from './takeUpload';
import { type BeginUpload, removeUnfinished, unfinishedUpload } from './unfinishedUploads';

/** How uploads come in: in one piece, or begun and then by parts. */
export interface Uploading {
  disk: DiskSpace;
  takeUpload: TakeUpload;
  beginUpload: BeginUpload;
}

/** Takes uploads: those of visitors, who fill in a form, and those of staff. */
export function serveUploads(app: App, { disk, takeUpload, beginUpload }: Uploading): void {
  const { db } = app;

  serve(app, routes.uploadFile, ({ request }) => takeUpload(request, { whoseOf: sessionsOf }));
  serve(app, routes.takeBackUpload, async ({ params: { id }, body: { session } }) => {
    const isTakers = await removeFile(app, id, (query) =>
      query.where('entityType', '=', 'session').where('entityId', '=', session),
    );
    if (!isTakers) throw noSuchFile();
  });
  serve(app, routes.beginUpload, ({ body: { session, ...file } }) =>
    beginUpload({ ...file, whose: { entityType: 'session', entityId: session } }),
  );
  serve(app, routes.sendPart, ({ params: { id, start }, request }) =>
    takePart(app, disk, request, { id, start: Number(start) }),
  );
  serve(app, routes.dropUpload, async ({ params: { id } }) => {
    if (!(await unfinishedUpload(db, id))) throw uploadOver();
    await removeUnfinished(app, id);
  });
  serve(app, routes.uploadStaffFile, ({ request, session }) =>
    takeUpload(request, { whoseOf: (fields) => entitysOf(db, session, fields), accepted: standardFiles }),
  );
}

/** Whose a visitor's upload is: of the session that it names. Throws 400. */
async function sessionsOf(fields: Fields): Promise<Whose> {
  const session = fields.get('session');
  if (session === undefined) return { entityType: null, entityId: null };
  if (!UPLOAD_SESSION.test(session))
    throw new HttpError(400, 'bad-session', 'session must have 16 to 100 letters or digits.');
  return { entityType: 'session', entityId: session };
}

/** The entity that staff's upload names; the staff's own files without one. Throws 400, 404, 403, and 409 for a duplicate. */
async function entitysOf(db: Database, session: Session, fields: Fields): Promise<Whose> {
  const named = fields.get('entityType') ?? 'staff';
  const entityType = entityTypes.find((type) => type === named);
  if (!entityType) throw new HttpError(400, 'unknown-entity', `entityType must be one of ${entityTypes.join(', ')}.`);
  if (entityType === 'staff') return { entityType, entityId: null };
  const entityId = fields.get('entityTypeId') ?? '';
  const enquiry = await db.selectFrom('enquiries').select('id').where('id', '=', entityId).executeTakeFirst();
  if (!enquiry) throw notFound('enquiry');
  await mustSee(db, session, entityId);
  await mustNotBeMerged(db, entityId);
  return { entityType, entityId };
}
