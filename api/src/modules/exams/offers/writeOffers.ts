import type { Offer, OfferPaper } from '@forms/shared/contract';
import type { Trx } from '../../../platform/database/database';
import { now } from '../../../platform/time';
import type { ExamTables } from '../tables';
import type { OfferDelta } from './catalogueAfter';
import { idOfCode, idOfSubject } from './offerIds';

/** Who changes the catalogue, and the file that it came by; none where it was typed. */
export interface Author {
  author: string;
  source: string;
}

/** So many rows at once: both databases limit the values of one statement. */
const ROWS_AT_ONCE = 500;
/** Behind all that the board has put in order. */
const LAST = 10_000;

type Set = readonly { id: string; offer: Offer }[];

/** Writes what becomes of offers, with a step in the history of each. The caller has counted the catalogue's revision up. */
export async function writeOffers(trx: Trx, deltas: readonly OfferDelta[], { author, source }: Author): Promise<void> {
  const at = now();
  const set = deltas.flatMap(({ id, becomes }) => (becomes ? [{ id, offer: becomes }] : []));
  const versions = await nextVersions(trx, deltas);
  const changed = (id: string) => ({ version: versions.get(id) ?? 1, changedBy: author, changedAt: at });
  await writeSubjects(trx, set);
  await writePapers(trx, set);
  await writeOptions(trx, set, changed);
  for (const { id, becomes } of deltas) {
    if (becomes) continue;
    const retired = { ...changed(id), retiredAt: at };
    await trx.updateTable('examOptions').set(retired).where('id', '=', id).execute();
  }
  const steps = deltas.map(({ id, was, becomes }) => ({
    ...{ optionId: id, version: changed(id).version, at, author, source },
    action: !was ? ('added' as const) : becomes ? ('changed' as const) : ('retired' as const),
    was: was && JSON.stringify(was),
    became: becomes && JSON.stringify(becomes),
  }));
  for (const rows of slices(steps)) await trx.insertInto('examOfferSteps').values(rows).execute();
}

async function nextVersions(trx: Trx, deltas: readonly OfferDelta[]): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const ids of slices(deltas.map(({ id }) => id))) {
    const known = await trx.selectFrom('examOptions').select(['id', 'version']).where('id', 'in', ids).execute();
    for (const { id, version } of known) versions.set(id, version + 1);
  }
  return versions;
}

type Changed = Pick<ExamTables['examOptions'], 'version' | 'changedBy' | 'changedAt'>;
async function writeOptions(trx: Trx, set: Set, changed: (id: string) => Changed): Promise<void> {
  for (const some of slices(set)) {
    const ids = some.map(({ id }) => id);
    await trx
      .insertInto('examOptions')
      .values(some.map(({ id, offer }) => ({ ...optionRow(id, offer), ...changed(id) })))
      .onConflict((known) =>
        known.column('id').doUpdateSet(({ ref }) => ({
          ...{ code: ref('excluded.code'), name: ref('excluded.name'), kind: ref('excluded.kind') },
          ...{ price: ref('excluded.price'), boardFee: ref('excluded.boardFee'), capacity: ref('excluded.capacity') },
          ...{ ageYears: ref('excluded.ageYears'), ageOn: ref('excluded.ageOn'), campuses: ref('excluded.campuses') },
          ...{ retiredAt: ref('excluded.retiredAt'), version: ref('excluded.version') },
          ...{ changedBy: ref('excluded.changedBy'), changedAt: ref('excluded.changedAt') },
        })),
      )
      .execute();
    await trx.deleteFrom('examOptionPapers').where('optionId', 'in', ids).execute();
    const links = some.flatMap(({ id, offer }) =>
      offer.papers.map(({ code }) => ({ optionId: id, paperId: idOfCode(offer, code) })),
    );
    for (const rows of slices(links)) await trx.insertInto('examOptionPapers').values(rows).execute();
  }
}

const optionRow = (id: string, offer: Offer) => {
  const { code, name, kind, boardFee, centreCharge, capacity, age, campuses } = offer;
  return {
    ...{ id, specificationId: idOfSubject(offer), code, name, kind, boardFee, capacity, position: LAST },
    ...{ price: (boardFee ?? 0) + centreCharge, ageYears: age?.years ?? null, ageOn: age?.on ?? null },
    ...{ campuses: campuses.join(' '), retiredAt: null },
  };
};

async function writeSubjects(trx: Trx, set: Set): Promise<void> {
  const subjects = new Map(
    set.map(({ offer }) => {
      const { board, level, specification: code, subject: name } = offer;
      return [idOfSubject(offer), { id: idOfSubject(offer), board, level, code, name }];
    }),
  );
  for (const rows of slices([...subjects.values()])) {
    await trx
      .insertInto('examSpecifications')
      .values(rows)
      .onConflict((known) => known.column('id').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
      .execute();
  }
}

async function writePapers(trx: Trx, set: Set): Promise<void> {
  const row = (offer: Offer, { sittings, ...paper }: OfferPaper) => ({
    ...{ ...paper, id: idOfCode(offer, paper.code), specificationId: idOfSubject(offer), position: LAST },
    sittings: JSON.stringify(sittings),
  });
  const papers = new Map(
    set.flatMap(({ offer }) => offer.papers.map((paper) => [idOfCode(offer, paper.code), row(offer, paper)] as const)),
  );
  for (const rows of slices([...papers.values()])) {
    await trx
      .insertInto('examPapers')
      .values(rows)
      .onConflict((known) =>
        known.column('id').doUpdateSet(({ ref }) => ({
          ...{ code: ref('excluded.code'), name: ref('excluded.name'), type: ref('excluded.type') },
          tier: ref('excluded.tier'),
          ...{ minutes: ref('excluded.minutes'), sittings: ref('excluded.sittings') },
        })),
      )
      .execute();
  }
}

function slices<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
}
