import { today, undecidedStates } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { seriesAhead } from '../exams/series';

/** Why an enquiry cannot be erased now, in words for staff; null where it can. */
export async function obstacleTo(db: Database, enquiryId: string, reference: string): Promise<string | null> {
  const begun = await db
    .selectFrom('cardPayments')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (begun) return `A card payment of ${reference} is under way. Please try again once it has ended.`;
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirst();
  if (refund) return `A refund of ${reference} is on its way. Please try again once it has arrived.`;
  const dispute = await db
    .selectFrom('disputes')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('state', 'in', undecidedStates)
    .executeTakeFirst();
  if (dispute) return `The payer’s bank disputes a card payment of ${reference}: until that is decided, it is needed.`;
  const entry = await db
    .selectFrom('examEntries')
    .select('seriesName')
    .where('enquiryId', '=', enquiryId)
    .where('state', 'in', ['entered', 'amended'])
    .where(
      'seriesId',
      'in',
      seriesAhead(today()).map(({ id }) => id),
    )
    .executeTakeFirst();
  if (!entry) return null;
  return `${reference} is entered with an exam board for ${entry.seriesName}. Please withdraw the entries first, or wait until the series is over.`;
}
