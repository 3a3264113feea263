import { ENQUIRY_MERGED, type Merged } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';

/** Narrows a query of enquiries to those that are merged into others, or leaves these out. */
export function whereMerged(db: Database, are: 'in' | 'not in'): Expression<SqlBool> {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  return enquiry('enquiries.id', are, db.selectFrom('mergedEnquiries').select('mergedEnquiries.enquiryId'));
}

/** Into which other each of these enquiries is merged, by id. At least one is asked about. */
export async function mergedIntoOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Merged>> {
  const rows = await db
    .selectFrom('mergedEnquiries')
    .innerJoin('enquiries', 'enquiries.id', 'mergedEnquiries.mergedInto')
    .select(['enquiryId', 'enquiries.id', 'reference', 'author', 'madeAt'])
    .where('enquiryId', 'in', ids)
    .execute();
  return new Map(rows.map(({ enquiryId, ...merged }) => [enquiryId, merged]));
}

/** What is merged into an enquiry, oldest first. */
export const mergedFrom = (db: Database, id: string): Promise<Merged[]> =>
  db
    .selectFrom('mergedEnquiries')
    .innerJoin('enquiries', 'enquiries.id', 'mergedEnquiries.enquiryId')
    .select(['enquiries.id', 'reference', 'author', 'madeAt'])
    .where('mergedInto', '=', id)
    .orderBy('madeAt')
    .orderBy('enquiries.id')
    .execute();

/** Throws 409 for an enquiry that is merged into another. Who locked it before is told of what others do at this moment, too. */
export async function mustNotBeMerged(db: Database, id: string): Promise<void> {
  const merged = (await mergedIntoOf(db, [id])).has(id);
  if (merged) throw new HttpError(409, ENQUIRY_MERGED.word, ENQUIRY_MERGED.message);
}

/** Takes an enquiry that goes apart from all with which it was merged: these stand by themselves again. */
export async function forgetMerges(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('mergedEnquiries')
    .where(({ or, eb }) => or([eb('enquiryId', '=', id), eb('mergedInto', '=', id)]))
    .execute();
}
