import {
  ACCESS_DENIED,
  FILE_ID_NOT_VALID,
  FILE_UNSCANNED,
  FILE_WAS_INFECTED,
  type Session,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { mustSeeFile } from '../areas/mustSee';
import { isStaff } from '../sessions/currentSession';
import type { FileRow } from './tables';
import { isOfTuition } from './tuitionFiles';

export const noSuchFile = () => new HttpError(404, 'not-found', FILE_ID_NOT_VALID);

/**
 * The file, if whoever asks may read it: staff who see what it is of, the tutor whose tuition it is of, who holds its id once it is visible, and
 * who uploaded it by the word `uploadSession` until the form is submitted. Throws 404, 402 and 403; 409 until it has been looked
 * at for viruses, 410 where one was found.
 */
export async function permittedFile(
  db: Database,
  id: string,
  session: Session | undefined,
  uploadSession?: string,
): Promise<FileRow> {
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noSuchFile();
  if (session && isStaff(session)) await mustSeeFile(db, session, id);
  const isOwn = row.entityType === 'session' && row.entityId === uploadSession;
  if (!row.visible && !isOwn && !isStaff(session) && !(await isOfTuition(db, row, session)))
    throw new HttpError(402, 'access-denied', ACCESS_DENIED.message);
  if (row.held === 'unscanned') throw new HttpError(409, 'unscanned', FILE_UNSCANNED);
  if (row.held === 'infected') throw new HttpError(410, 'infected', FILE_WAS_INFECTED);
  return row;
}
