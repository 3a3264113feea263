import { differences, type Offer, type OfferRecord } from '@forms/shared/contract';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors/errors';
import { storedOffers } from './storedOffers';

/** An offer and who did what to it, the newest first. Throws 404 where there is none. */
export async function offerRecord(db: Database, id: string): Promise<OfferRecord> {
  const subject = await db.selectFrom('examOptions').select('specificationId').where('id', '=', id).executeTakeFirst();
  const offer = subject && (await storedOffers(db, subject.specificationId)).find((each) => each.id === id);
  if (!offer) throw notFound('offer');
  const steps = await db
    .selectFrom('examOfferSteps')
    .selectAll()
    .where('optionId', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return {
    ...offer,
    history: steps.map(({ action, at, author, source, was, became }) => ({
      ...{ action, at, author, source },
      differences: action === 'changed' ? differences(offerOf(was), offerOf(became)) : [],
    })),
  };
}

const offerOf = (stored: string | null): Offer | null => (stored === null ? null : JSON.parse(stored));
