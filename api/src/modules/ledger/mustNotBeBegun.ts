import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';

/** The 409 to what may not happen while a card is being charged. */
export const paymentBegun = () =>
  new HttpError(409, 'payment-begun', 'A card payment has just begun. Please try again in a moment.');

/** Refuses what may not happen while a card is being charged. */
export async function mustNotBeBegun(trx: Trx, enquiryId: string): Promise<void> {
  const begun = await trx
    .selectFrom('cardPayments')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (begun) throw paymentBegun();
}
