import { DUPLICATE_MONTHS, type Duplicate, duplicate, type Who } from '@forms/shared/contract';
import { expressionBuilder } from 'kysely';
import moment from 'moment';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import { withdrawnOf } from '../enquiries/status';
import { whereMerged } from '../merges/storedMerges';
import { enquiriesOfPerson } from './findOthers';
import { soughtBy } from './soughtBy';

/** The other enquiries of the form and person of one that stand by themselves and came some months before or after it at most, the newest first; none of one that is withdrawn or merged itself. */
export async function duplicatesOf(db: Database, id: string, who: Who): Promise<Duplicate[]> {
  const { formSlug, submittedAt } = await db
    .selectFrom('enquiries')
    .select(['formSlug', 'submittedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  const { sought } = await soughtBy(db, id, who);
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const months = (count: number) => moment(submittedAt).add(count, 'months').toISOString();
  const found = await enquiriesOfPerson(db, sought, who, [
    enquiry('enquiries.formSlug', '=', formSlug),
    enquiry('enquiries.submittedAt', '>', months(-DUPLICATE_MONTHS)),
    enquiry('enquiries.submittedAt', '<', months(DUPLICATE_MONTHS)),
    whereMerged(db, 'not in'),
  ]);
  const ids = found.map((each) => each.id);
  const withdrawn = await withdrawnOf(db, ids);
  const standing = ids.filter((each) => !withdrawn.has(each));
  // Merged or withdrawn itself, it is not found among them.
  if (!standing.includes(id)) return [];
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'name', 'submittedAt', 'status'])
    .where('id', 'in', standing)
    .where('id', '!=', id)
    .orderBy('submittedAt', 'desc')
    .execute();
  return rows.map((row) => duplicate.parse(row));
}
