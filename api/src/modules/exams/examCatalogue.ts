import {
  type EntryStage,
  type OfferedOption,
  type OfferedStage,
  type OfferedSubject,
  stageOn,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { boards, type LevelId, levels } from './catalogue/specification';
import { boardFeeOf } from './exam';
import { datesOfSubject, keyDatesKnown } from './keyDates';
import { seriesAhead } from './series';

const order = Object.keys(levels) as LevelId[];

const asOffered = (stage: EntryStage): OfferedStage => ({ ...stage, until: stage.until.centre });

/** Everything that can be entered today, by level and name. */
export async function examCatalogue(db: Database): Promise<OfferedSubject[]> {
  const day = today();
  const ahead = seriesAhead(day);
  const known = await keyDatesKnown(db);
  const specifications = await db
    .selectFrom('examSpecifications')
    .selectAll()
    .orderBy('name')
    .orderBy('code')
    .execute();
  const options = await db
    .selectFrom('examOptions')
    .select(['id', 'specificationId', 'name', 'code', 'price', 'boardFee'])
    .orderBy('position')
    .execute();
  const optionsOf = new Map<string, OfferedOption[]>();
  for (const { specificationId, ...option } of options) {
    const offered = { ...option, boardFee: boardFeeOf(option) };
    optionsOf.set(specificationId, [...(optionsOf.get(specificationId) ?? []), offered]);
  }
  return order
    .flatMap((level) => specifications.filter((each) => each.level === level))
    .map((each) => ({
      level: { id: each.level, title: levels[each.level] },
      board: { id: each.board, title: boards[each.board] },
      subject: { id: each.id, name: each.name, code: each.code },
      series: ahead.flatMap((series) => {
        const dates = datesOfSubject(known, series.id, each);
        const stage = dates && stageOn(dates, day);
        if (!stage) return [];
        const { age, campuses } = dates;
        const next = dates.stages[dates.stages.indexOf(stage) + 1];
        return [{ ...series, stage: asOffered(stage), next: next ? asOffered(next) : null, age, campuses }];
      }),
      options: optionsOf.get(each.id) ?? [],
    }))
    .filter(({ series, options }) => series.length > 0 && options.length > 0);
}
