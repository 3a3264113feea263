import { type OfferedOption, type OfferedSubject, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { boards, type LevelId, levels } from './catalogue/specification';
import { isExamined, seasonOf, seriesAhead } from './series';

const order = Object.keys(levels) as LevelId[];

/**
 * Everything that can be entered in a series ahead, by level and name.
 *
 * @param boardFees pence by option id; a fee above the option's price is not the board's part of it
 */
export async function examCatalogue(db: Database, boardFees: ReadonlyMap<string, number>): Promise<OfferedSubject[]> {
  const ahead = seriesAhead(today());
  const specifications = await db
    .selectFrom('examSpecifications')
    .selectAll()
    .orderBy('name')
    .orderBy('code')
    .execute();
  const options = await db
    .selectFrom('examOptions')
    .select(['id', 'specificationId', 'name', 'code', 'price'])
    .orderBy('position')
    .execute();
  const optionsOf = new Map<string, OfferedOption[]>();
  for (const { specificationId, price, ...option } of options) {
    const fee = boardFees.get(option.id);
    const boardFee = fee !== undefined && fee <= price ? fee : null;
    optionsOf.set(specificationId, [...(optionsOf.get(specificationId) ?? []), { ...option, price, boardFee }]);
  }
  return order
    .flatMap((level) => specifications.filter((each) => each.level === level))
    .map((each) => ({
      level: { id: each.level, title: levels[each.level] },
      board: { id: each.board, title: boards[each.board] },
      subject: { id: each.id, name: each.name, code: each.code },
      series: ahead.filter(({ id }) => isExamined(seasonOf(id), each)),
      options: optionsOf.get(each.id) ?? [],
    }))
    .filter(({ series, options }) => series.length > 0 && options.length > 0);
}
