import { areaOfType, type Who } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { otherArea } from '../../platform/http/otherArea';
import { seenBy } from './seenBy';

/** Throws 403 for an enquiry that somebody does not see, with whose it is; an id of none is let through. */
export async function mustSee(db: Database, who: Who, enquiryId: string): Promise<void> {
  const seen = seenBy(db, who);
  if (seen.length === 0) return;
  const other = await db
    .selectFrom('enquiries')
    .select('type')
    .where('enquiries.id', '=', enquiryId)
    .where(({ not, and }) => not(and(seen)))
    .executeTakeFirst();
  if (other) throw otherArea(areaOfType(other.type));
}

/** Throws 403 for a file of such an enquiry, or of a letter about it. */
export async function mustSeeFile(db: Database, who: Who, fileId: string): Promise<void> {
  if (seenBy(db, who).length === 0) return;
  const file = await db
    .selectFrom('files')
    .leftJoin('letters', 'letters.fileId', 'files.id')
    .select(({ fn }) => fn.coalesce('letters.enquiryId', 'files.entityId').as('enquiryId'))
    .where('files.id', '=', fileId)
    .executeTakeFirst();
  if (file?.enquiryId) await mustSee(db, who, file.enquiryId);
}
