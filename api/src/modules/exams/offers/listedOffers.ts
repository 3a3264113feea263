import { type OfferList, today } from '@forms/shared/contract';
import type { Database } from '../../../platform/database/database';
import { keyDatesKnown } from '../keyDates';
import { datesOfOffer } from '../offerDates';
import { seriesAhead } from '../series';
import { storedOffers } from './storedOffers';

/** The whole catalogue as staff see it, with the series ahead that each offer is examined in. */
export async function listedOffers(db: Database): Promise<OfferList> {
  const known = await keyDatesKnown(db);
  const series = seriesAhead(today());
  const stored = await storedOffers(db);
  const offers = stored.map(({ papers, ...offer }) => ({
    ...offer,
    papers: papers.map(({ code }) => code),
    series: series.map(({ id }) => id).filter((id) => datesOfOffer(known, id, offer)),
  }));
  return { series: series.filter(({ id }) => offers.some((each) => each.series.includes(id))), offers };
}
