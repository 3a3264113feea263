import { invoiceItemTypes, typesSeen, type Who } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** Who works with enquiries, which they see by their areas. */
export type Asker = Who & { userId: string };

/** What narrows a query of enquiries to those that somebody sees: nothing for who sees all, else those of their areas. The exams office sees whatever exams were chosen in, too. */
export function seenBy(db: Database, who: Who): Expression<SqlBool>[] {
  const types = typesSeen(who);
  if (types.length === invoiceItemTypes.length) return [];
  if (types.length === 0) return [sql<SqlBool>`1 = 0`];
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const ofType = enquiry('enquiries.type', 'in', types);
  if (!types.includes('exams')) return [ofType];
  const entries = db
    .selectFrom('examEntries')
    .select('examEntries.id')
    .whereRef('examEntries.enquiryId', '=', enquiry.ref('enquiries.id'));
  return [enquiry.or([ofType, enquiry.exists(entries)])];
}
