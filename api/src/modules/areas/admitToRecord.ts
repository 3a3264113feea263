import type { Route, Session } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { mustSee, mustSeeFile } from './mustSee';

/** Throws 403 for a call of staff about an enquiry, or a file of one, that whoever makes it does not see. */
export async function admitToRecord(
  db: Database,
  session: Session,
  { path }: Pick<Route, 'path'>,
  params: unknown,
): Promise<void> {
  const { id } = params as { id?: string };
  if (id === undefined) return;
  // Whoever a person is asked by may be one who wrote a message, too.
  if (/^\/(enquiries|people)\/:id/.test(path)) await mustSee(db, session, id);
  else if (path.startsWith('/file/')) await mustSeeFile(db, session, id);
}
