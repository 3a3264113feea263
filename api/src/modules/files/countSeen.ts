import type { Who } from '@forms/shared/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { isEmbedded, partsOf, within } from '../../platform/lists/matching';
import { seenBy } from '../areas/seenBy';

/** So many enquiries are looked at before others are served. */
const AT_ONCE = 20_000;

/**
 * How many files there are of what somebody sees, among those that a condition of files narrows them to: all of these, less
 * those of enquiries that they do not see. These are found by an index, where to look at every file takes four times as
 * long. Undefined on PostgreSQL, which looks at all of them by sets.
 */
export async function countSeen(db: Database, who: Who, narrowed: Expression<SqlBool>): Promise<number | undefined> {
  if (!isEmbedded(db)) return undefined;
  const seen = seenBy(db, who);
  const found = db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(narrowed);
  if (seen.length === 0) return countIn(found);
  let count = await countIn(found.where('files.entityType', 'is not', null));
  for await (const part of partsOf(db, 'enquiries', sql.ref('held.id'), AT_ONCE)) {
    // In this order the embedded database takes the tables: an enquiry, and its files.
    const hidden = db
      .selectFrom('enquiries')
      .crossJoin('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(within(sql.ref('enquiries.id'), part))
      .where(({ not, and }) => not(and(seen)))
      .where('files.entityType', '=', 'enquiry')
      .whereRef('files.entityId', '=', 'enquiries.id')
      .where(narrowed);
    count -= await countIn(hidden);
  }
  return count;
}

const countIn = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).count);
