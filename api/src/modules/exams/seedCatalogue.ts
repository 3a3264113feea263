import type { Database } from '../../platform/database/database';
import { seededCatalogue, seededFees } from './catalogue/catalogue';
import type { BoardId, LevelId } from './catalogue/specification';

const idOf = (board: BoardId, level: LevelId, code: string) =>
  `${board}-${level}-${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/**
 * Brings the catalogue in, in one piece. Names, papers and boards' fees follow it; a price that is in the database already
 * stays.
 */
export async function seedCatalogue(db: Database): Promise<void> {
  const specifications = seededCatalogue().map((each) => ({ id: idOf(each.board, each.level, each.code), ...each }));
  const papers = specifications.flatMap(({ id, board, level, papers }) =>
    papers.map((paper, position) => ({
      ...paper,
      id: idOf(board, level, paper.code),
      specificationId: id,
      position,
    })),
  );
  const options = specifications.flatMap((specification) =>
    specification.options.map((option, position) => ({
      id: idOf(specification.board, specification.level, option.code),
      specificationId: specification.id,
      code: option.code,
      name: option.name,
      price: option.price,
      boardFee: option.boardFee,
      position,
      paperIds: option.paperCodes.map((code) => idOf(specification.board, specification.level, code)),
    })),
  );

  await db.transaction().execute(async (trx) => {
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
        })),
      )
      .execute();
    await trx.deleteFrom('examOptionPapers').execute();
    await trx
      .insertInto('examOptionPapers')
      .values(options.flatMap(({ id, paperIds }) => paperIds.map((paperId) => ({ optionId: id, paperId }))))
      .execute();
    await trx
      .insertInto('invoiceFees')
      .values(seededFees().map((fee, position) => ({ ...fee, tag: fee.id, position })))
      .onConflict((known) => known.doNothing())
      .execute();
  });
}
