import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import { daysFromNow } from '../../platform/time';

/** What was changed is in the histories of the enquiries; so long it can be taken back. */
const UNDO_DAYS = 30;
const PART = 1_000;

/** Removes what is known of changes that nobody takes back any more, some rows at a time. */
export async function removeBulkChanges(db: Database): Promise<void> {
  const old = await db.selectFrom('bulkChanges').select('id').where('askedAt', '<=', daysFromNow(-UNDO_DAYS)).execute();
  for (const { id } of old) {
    for (;;) {
      const some = db.selectFrom('bulkRows').select('enquiryId').where('changeId', '=', id).limit(PART);
      const { numDeletedRows } = await db
        .deleteFrom('bulkRows')
        .where('changeId', '=', id)
        .where('enquiryId', 'in', some)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) break;
      await setImmediate();
    }
    await db.deleteFrom('bulkChanges').where('id', '=', id).execute();
  }
}
