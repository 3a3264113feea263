import { campuses, type Offer, type OfferPaper, type StoredOffer } from '@forms/shared/contract';
import type { Database } from '../../../platform/database/database';
import type { ExamTables } from '../tables';

/** The offers of the catalogue, or of one subject, by subject and the board's order; retired ones too. */
export async function storedOffers(db: Database, subjectId?: string): Promise<StoredOffer[]> {
  const options = db
    .selectFrom('examOptions')
    .innerJoin('examSpecifications', 'examSpecifications.id', 'examOptions.specificationId')
    .select(['examOptions.id', 'examOptions.code', 'examOptions.name', 'price', 'boardFee', 'kind', 'capacity'])
    .select(['ageYears', 'ageOn', 'campuses', 'retiredAt', 'version', 'changedBy', 'changedAt', 'board', 'level'])
    .select(['examSpecifications.code as specification', 'examSpecifications.name as subject'])
    .orderBy('examSpecifications.name')
    .orderBy('examSpecifications.code')
    .orderBy('examOptions.position')
    .orderBy('examOptions.code');
  const rows = await (subjectId ? options.where('specificationId', '=', subjectId) : options).execute();
  const papers = await papersByOffer(db, subjectId);
  return rows.map(({ price, boardFee, ageYears, ageOn, campuses: sat, retiredAt, ...row }) => ({
    ...row,
    boardFee,
    centreCharge: price - (boardFee ?? 0),
    ...rulesIn({ ageYears, ageOn, campuses: sat }),
    papers: papers.get(row.id) ?? [],
    isRetired: retiredAt !== null,
  }));
}

/** Who may enter for an offer and where, out of its columns. */
export const rulesIn = ({ ageYears, ageOn, campuses: sat }: RuleColumns): Pick<Offer, 'age' | 'campuses'> => ({
  age: ageYears !== null && ageOn !== null ? { years: ageYears, on: ageOn } : null,
  campuses: campuses.filter((campus) => sat.split(' ').includes(campus)),
});
type RuleColumns = Pick<ExamTables['examOptions'], 'ageYears' | 'ageOn' | 'campuses'>;

/** An offer without what is stored beside it. */
export const offerIn = ({
  id: _,
  isRetired: __,
  version: ___,
  changedBy: ____,
  changedAt: _____,
  ...offer
}: StoredOffer): Offer => offer;

async function papersByOffer(db: Database, subjectId: string | undefined): Promise<Map<string, OfferPaper[]>> {
  const links = db
    .selectFrom('examOptionPapers')
    .innerJoin('examPapers', 'examPapers.id', 'examOptionPapers.paperId')
    .select(['optionId', 'code', 'name', 'type', 'tier', 'minutes', 'sittings'])
    .orderBy('position')
    .orderBy('code');
  const rows = await (subjectId ? links.where('specificationId', '=', subjectId) : links).execute();
  const papers = new Map<string, OfferPaper[]>();
  for (const { optionId, sittings, ...paper } of rows) {
    const of = papers.get(optionId) ?? [];
    of.push({ ...paper, sittings: sittings === '[]' ? [] : JSON.parse(sittings) });
    papers.set(optionId, of);
  }
  return papers;
}
