import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { seenBy } from '../areas/seenBy';
import { whoIs } from '../users/whoIs';

const OTHER_AREA = 'They work in another area and would not see this enquiry. Please choose somebody else.';

export const notTheirArea = () => new HttpError(422, 'other-area', OTHER_AREA);

/** Throws 422 where an enquiry is in none of the areas of somebody of the staff. */
export async function mustSeeEnquiry(trx: Trx, enquiryId: string, userId: string): Promise<void> {
  const unseen = await notSeenBy(trx, userId, [{ id: enquiryId }]);
  if (unseen.length > 0) throw notTheirArea();
}

/** Those of these enquiries that are in none of the areas of somebody of the staff. */
export async function notSeenBy<Each extends { id: string }>(
  trx: Trx,
  userId: string,
  enquiries: readonly Each[],
): Promise<Each[]> {
  const who = await whoIs(trx, userId);
  const ids = enquiries.map(({ id }) => id);
  const rows = await trx
    .selectFrom('enquiries')
    .select('id')
    .where(({ and, eb }) => and([...seenBy(trx, who), eb('enquiries.id', 'in', ids)]))
    .execute();
  const seen = new Set(rows.map(({ id }) => id));
  return enquiries.filter(({ id }) => !seen.has(id));
}
