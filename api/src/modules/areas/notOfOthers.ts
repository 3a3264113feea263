import type { Who } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { seenBy } from './seenBy';

/** What narrows a query of what enquiries have, by its column of their id, to what is of none that somebody does not see. */
export function notOfOthers(db: Database, who: Who, column: string): Expression<SqlBool>[] {
  const seen = seenBy(db, who);
  if (seen.length === 0) return [];
  const row = expressionBuilder<Tables, 'enquiries'>();
  const others = db
    .selectFrom('enquiries')
    .select('enquiries.id')
    .where('enquiries.id', '=', sql<string>`${sql.ref(column)}`)
    .where(({ not, and }) => not(and(seen)));
  return [row.not(row.exists(others))];
}
