import {
  OFFER_CHANGED,
  type Offer,
  type OfferRecord,
  type OfferTerms,
  offerSaid,
  type StoredOffer,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../../platform/database/database';
import { HttpError, notFound } from '../../../platform/errors/errors';
import { deltasBetween, type Offers, withOffers } from './catalogueAfter';
import { offerRecord } from './offerHistory';
import { idOfCode, idOfOffer, idOfSubject } from './offerIds';
import { countChange } from './revision';
import { offerIn, storedOffers } from './storedOffers';
import { type Author, writeOffers } from './writeOffers';

/** Offers that candidates can enter for, by their ids. */
export const liveIn = (stored: readonly StoredOffer[]): Map<string, Offer> =>
  new Map(stored.filter(({ isRetired }) => !isRetired).map((each) => [each.id, offerIn(each)]));

/** Adds an offer. Throws 409 where its code stands in the catalogue, 422 where one of its codes is another subject's. */
export function addOffer(db: Database, offer: Offer, author: string): Promise<OfferRecord> {
  const id = idOfOffer(offer);
  return changing(db, idOfSubject(offer), id, author, async (stored, trx) => {
    const known = await trx.selectFrom('examOptions').select('id').where('id', '=', id).executeTakeFirst();
    if (known) {
      const message = `${offerSaid(offer)} is in the catalogue already. It may be among those that are retired.`;
      throw new HttpError(409, 'offer-stands', message, { errors: [{ path: 'code', message }] });
    }
    return withOffers(liveIn(stored), new Map([[id, offer]]));
  });
}

/** Changes an offer that was seen as a version. Throws 404, or 409 with the offer as it is now. */
export function changeOffer(
  db: Database,
  id: string,
  { version, terms }: { version: number; terms: OfferTerms },
  author: string,
): Promise<OfferRecord> {
  return ofKnown(db, id, author, version, (stored, offer) => {
    if (offer.isRetired) throw new HttpError(409, 'offer-retired', 'This offer is retired. Offer it again first.');
    return withOffers(liveIn(stored), new Map([[id, { ...offerIn(offer), ...terms }]]));
  });
}

/** Retires an offer that was seen as a version, or offers it again. Throws 404, or 409 with the offer as it is now. */
export function retireOffer(
  db: Database,
  id: string,
  { version, isRetired }: { version: number; isRetired: boolean },
  author: string,
): Promise<OfferRecord> {
  return ofKnown(db, id, author, version, (stored, offer) => {
    const live = liveIn(stored);
    if (isRetired) live.delete(id);
    else live.set(id, offerIn(offer));
    return live;
  });
}

async function ofKnown(
  db: Database,
  id: string,
  author: string,
  version: number,
  after: (stored: readonly StoredOffer[], offer: StoredOffer) => Offers,
): Promise<OfferRecord> {
  const found = await db.selectFrom('examOptions').select('specificationId').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('offer');
  return changing(db, found.specificationId, id, author, async (stored) => {
    const offer = stored.find((each) => each.id === id);
    if (!offer) throw notFound('offer');
    if (offer.version !== version) throw new HttpError(409, OFFER_CHANGED.word, OFFER_CHANGED.message, { offer });
    return after(stored, offer);
  });
}

/** Changes a subject's offers to what they are to be, in one piece, and reads one of them again. */
function changing(
  db: Database,
  subjectId: string,
  id: string,
  author: string,
  after: (stored: readonly StoredOffer[], trx: Trx) => Promise<Offers>,
): Promise<OfferRecord> {
  return db.transaction().execute(async (trx) => {
    await countChange(trx);
    const stored = await storedOffers(trx, subjectId);
    await commitCatalogue(trx, liveIn(stored), await after(stored, trx), { author, source: '' });
    return offerRecord(trx, id);
  });
}

/** Writes what differs between two catalogues. Throws 422 where a paper's code is another subject's. */
export async function commitCatalogue(trx: Trx, before: Offers, after: Offers, author: Author): Promise<void> {
  const deltas = deltasBetween(before, after);
  const papers = new Map(
    deltas.flatMap(({ becomes }) =>
      becomes
        ? becomes.papers.map(({ code }) => [idOfCode(becomes, code), { code, subject: idOfSubject(becomes) }])
        : [],
    ) as [string, { code: string; subject: string }][],
  );
  const ids = [...papers.keys()];
  const owners = ids.length === 0 ? [] : await trx.selectFrom('examPapers').select(['id', 'specificationId']).execute();
  for (const { id, specificationId } of owners) {
    const paper = papers.get(id);
    if (!paper || paper.subject === specificationId) continue;
    const message = `${paper.code} is a paper of another subject.`;
    throw new HttpError(422, 'paper-of-another', message, { errors: [{ path: 'papers', message }] });
  }
  await writeOffers(trx, deltas, author);
}
