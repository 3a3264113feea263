import { type Offer, sameCode } from '@forms/shared/contract';

type Qualified = Pick<Offer, 'board' | 'level'>;

/** The id of what a board calls by a code at a level: a subject, a paper or an offer. */
export const idOfCode = ({ board, level }: Qualified, code: string): string => `${board}-${level}-${sameCode(code)}`;

export const idOfOffer = (offer: Qualified & Pick<Offer, 'code'>): string => idOfCode(offer, offer.code);
export const idOfSubject = (offer: Qualified & Pick<Offer, 'specification'>): string =>
  idOfCode(offer, offer.specification);
