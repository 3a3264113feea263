import type { BulkSelection } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { searchedWords } from '../../platform/lists/search';
import { whichEnquiries } from '../enquiries/whichEnquiries';
import { whoIs } from '../users/whoIs';
import { lockChange } from './lockChange';

/** So many are written down at once: meanwhile the embedded database serves nobody else. */
const PART = 500;

/** Writes down the next of the enquiries that a change is of, as they are now. Answers whether it may go on. */
export async function findRows(db: Database, id: string): Promise<boolean> {
  const change = await db.selectFrom('bulkChanges').selectAll().where('id', '=', id).executeTakeFirst();
  if (change?.state !== 'finding') return change !== undefined;
  const selection = JSON.parse(change.selection) as Extract<BulkSelection, { kind: 'matching' }>;
  const { filter, searched, except } = selection;
  // Before the transaction: others are served while it looks.
  const { inTab } = await whichEnquiries(db, filter, searchedWords(searched), await whoIs(db, change.userId));
  return db.transaction().execute(async (trx) => {
    const locked = await lockChange(trx, id);
    if (locked?.state !== 'finding') return locked !== undefined;
    const { last } = await trx
      .selectFrom('bulkRows')
      .select(({ fn }) => fn.max<string | null>('enquiryId').as('last'))
      .where('changeId', '=', id)
      .executeTakeFirstOrThrow();
    const next = trx
      .selectFrom('enquiries')
      .select([
        sql<string>`${id}`.as('changeId'),
        'enquiries.id as enquiryId',
        'enquiries.version as version',
        sql.lit('').as('outcome'),
        sql.lit('').as('why'),
        sql.lit('').as('before'),
      ])
      .where(inTab)
      .where('enquiries.id', '>', last ?? '')
      .where('enquiries.submittedAt', '<=', change.askedAt)
      .where('enquiries.id', 'not in', ['', ...except])
      .orderBy('enquiries.id')
      .limit(PART);
    const written = await trx
      .insertInto('bulkRows')
      .columns(['changeId', 'enquiryId', 'version', 'outcome', 'why', 'before'])
      .expression(next)
      .executeTakeFirstOrThrow();
    const count = Number(written.numInsertedOrUpdatedRows ?? 0);
    await trx
      .updateTable('bulkChanges')
      .set({
        found: locked.found + count,
        ...(count < PART && { state: 'changing', selection: '' }),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}
