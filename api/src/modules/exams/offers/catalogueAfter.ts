import { differences, type Offer } from '@forms/shared/contract';
import { idOfCode, idOfSubject } from './offerIds';

/** Offers by their ids. */
export type Offers = ReadonlyMap<string, Offer>;

/**
 * A catalogue after some of its offers are set. A subject has one name and a paper is one thing, so that what is set of
 * them is so in every offer that has them.
 */
export function withOffers(catalogue: Offers, set: Offers): Map<string, Offer> {
  const subjects = new Map([...set.values()].map((offer) => [idOfSubject(offer), offer.subject]));
  const papers = new Map(
    [...set.values()].flatMap((offer) => offer.papers.map((paper) => [idOfCode(offer, paper.code), paper] as const)),
  );
  return new Map(
    [...catalogue, ...set].map(([id, offer]): [string, Offer] => [
      id,
      {
        ...offer,
        subject: subjects.get(idOfSubject(offer)) ?? offer.subject,
        papers: offer.papers.map((paper) => papers.get(idOfCode(offer, paper.code)) ?? paper),
      },
    ]),
  );
}

/** What becomes of an offer from one catalogue to the next: `was` is null where it is new, `becomes` where it is retired. */
export interface OfferDelta {
  id: string;
  was: Offer | null;
  becomes: Offer | null;
}

/** Every offer that differs between two catalogues. */
export function deltasBetween(before: Offers, after: Offers): OfferDelta[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, was: before.get(id) ?? null, becomes: after.get(id) ?? null }))
    .filter(({ was, becomes }) => differences(was, becomes).length > 0);
}
