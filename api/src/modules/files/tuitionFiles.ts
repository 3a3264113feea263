import type { Session } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { FileRow } from './tables';
import { tuitionBy } from './tuitionBy';

/** The files of tuition that its tutor reads, as homework is: no identity papers, and nothing that was asked for as proof. */
export const tuitionFiles = (db: Database, enquiryId: string) =>
  db
    .selectFrom('files')
    .where('entityType', '=', 'enquiry')
    .where('entityId', '=', enquiryId)
    .where('contentType', '=', 'other')
    .where('files.id', 'not in', db.selectFrom('documentFiles').select('fileId').where('enquiryId', '=', enquiryId));

/** Whether a file is of tuition that is assigned to whoever asks. */
export async function isOfTuition(
  db: Database,
  { id, entityType, entityId }: FileRow,
  session: Session | undefined,
): Promise<boolean> {
  if (!session?.roles.includes('Tutor') || entityType !== 'enquiry' || entityId === null) return false;
  const found = await tuitionFiles(db, entityId)
    .select('files.id')
    .where('files.id', '=', id)
    .where('entityId', 'in', tuitionBy(db, session.userId).select('enquiries.id'))
    .executeTakeFirst();
  return found !== undefined;
}
