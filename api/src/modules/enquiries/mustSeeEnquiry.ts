import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { seenBy } from '../areas/seenBy';
import { whoIs } from '../users/whoIs';

const OTHER_AREA = 'They work in another area and would not see this enquiry. Please choose somebody else.';

/** Throws 422 where an enquiry is in none of the areas of somebody of the staff. */
export async function mustSeeEnquiry(trx: Trx, enquiryId: string, userId: string): Promise<void> {
  const who = await whoIs(trx, userId);
  const seen = await trx
    .selectFrom('enquiries')
    .select('id')
    .where(({ and, eb }) => and([...seenBy(trx, who), eb('enquiries.id', '=', enquiryId)]))
    .executeTakeFirst();
  if (!seen) throw new HttpError(422, 'other-area', OTHER_AREA);
}
