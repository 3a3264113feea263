import { campuses } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { now } from '../../platform/time';
import { seededCatalogue, seededFees } from './catalogue/catalogue';
import { idOfCode } from './offers/offerIds';
import { CATALOGUE } from './offers/revision';

/** What nobody has changed yet. */
const UNTOUCHED = {
  ...{ capacity: null, ageYears: null, ageOn: null, campuses: campuses.join(' ') },
  ...{ retiredAt: null, version: 0, changedBy: null, changedAt: null },
};

/**
 * Brings in what a new site offers, in one piece and once: from then on the catalogue is what staff make of it. A site of
 * an earlier version has names, papers and boards' fees from here, and keeps its prices.
 */
export async function seedCatalogue(db: Database): Promise<void> {
  await db
    .insertInto('invoiceFees')
    .values(seededFees().map((fee, position) => ({ ...fee, tag: fee.id, position })))
    .onConflict((known) => known.doNothing())
    .execute();
  // The tables are long: they are read for a new site alone.
  if (await db.selectFrom('examCatalogue').select('id').executeTakeFirst()) return;
  const { specifications, papers, options } = newCatalogue();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('examCatalogue').values({ id: CATALOGUE, revision: 0, seededAt: now() }).execute();
    await trx
      .insertInto('examSpecifications')
      .values(specifications.map(({ id, board, level, code, name }) => ({ id, board, level, code, name })))
      .onConflict((known) => known.column('id').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
      .execute();
    await trx
      .insertInto('examPapers')
      .values(papers)
      .onConflict((known) =>
        known.column('id').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          type: ref('excluded.type'),
          tier: ref('excluded.tier'),
          position: ref('excluded.position'),
        })),
      )
      .execute();
    await trx
      .insertInto('examOptions')
      .values(options.map(({ paperIds: _, ...option }) => option))
      .onConflict((known) =>
        known.column('id').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          position: ref('excluded.position'),
          boardFee: ref('excluded.boardFee'),
          kind: ref('excluded.kind'),
        })),
      )
      .execute();
    await trx.deleteFrom('examOptionPapers').execute();
    await trx
      .insertInto('examOptionPapers')
      .values(options.flatMap(({ id, paperIds }) => paperIds.map((paperId) => ({ optionId: id, paperId }))))
      .execute();
    // A price that staff lowered below the board's fee does not say what of it is the board's.
    await trx.updateTable('examOptions').set({ boardFee: null }).whereRef('boardFee', '>', 'price').execute();
  });
}

/** The rows of what a new site offers. */
function newCatalogue() {
  const specifications = seededCatalogue().map((each) => ({ id: idOfCode(each, each.code), ...each }));
  const papers = specifications.flatMap((specification) =>
    specification.papers.map((paper, position) => ({
      ...paper,
      id: idOfCode(specification, paper.code),
      specificationId: specification.id,
      minutes: null,
      sittings: '[]',
      position,
    })),
  );
  const options = specifications.flatMap((specification) =>
    specification.options.map((option, position) => ({
      id: idOfCode(specification, option.code),
      specificationId: specification.id,
      code: option.code,
      name: option.name,
      price: option.price,
      boardFee: option.boardFee,
      kind: option.kind,
      ...UNTOUCHED,
      position,
      paperIds: option.paperCodes.map((code) => idOfCode(specification, code)),
    })),
  );
  return { specifications, papers, options };
}
