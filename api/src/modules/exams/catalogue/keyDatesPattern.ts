import { type BoardId, type KeyDates, keyDates, type LevelId } from '@forms/shared/contract';
import { checkedBy } from '@forms/shared/contract/definitions';
import * as z from 'zod';
import { type ContentFile, contentFile, wrong } from '../../../platform/content/contentFile';
import { type Row, rowsOf } from '../../../platform/content/rowsOf';
import { dayInSeries, lastBefore, type Season, seasons } from '../series';
import { price, qualification } from './catalogue';

const monthAndDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Must be month and day, as 02-21');
const percent = z
  .string()
  .regex(/^\d{1,3}$/, 'Must be a whole number')
  .transform(Number);
const empty = z.literal('').transform(() => undefined);

const seasonal = qualification.extend({ season: z.enum(seasons) });
const datesRow = seasonal.extend({
  opens: monthAndDay,
  ...{ amendments: monthAndDay.or(empty), boardAmendments: monthAndDay.or(empty) },
  ...{ withdrawals: monthAndDay.or(empty), boardWithdrawals: monthAndDay.or(empty) },
  ...{ boardReturns: percent.or(empty), centreReturns: percent.or(empty) },
  campuses: z.string().transform((names) => names.split(/\s+/)),
  subjects: z.string().transform((names) => names.split(/\s*;\s*/).filter(Boolean)),
  ...{ age: percent.or(empty), ageOn: monthAndDay.or(empty) },
});
const stageRow = seasonal.extend({
  ...{ stage: z.string(), until: monthAndDay, boardUntil: monthAndDay },
  ...{ boardPercent: percent, boardAdds: price, centreAdds: price },
});

/** A board's dates at a level in every year's series of a season. */
interface Pattern {
  row: Row<z.output<typeof datesRow>>;
  stages: Row<z.output<typeof stageRow>>[];
}

const keyOf = (season: Season, board: BoardId, level: LevelId) => `${season} ${board} ${level}`;

/**
 * When a new site enters candidates, out of two tables: the dates by series, board and level. Nothing stands for what a
 * season does not examine. Throws where a table is not as it must be, with its line.
 */
export function seededKeyDates(): (seriesId: string, board: BoardId, level: LevelId) => KeyDates | null {
  const patterns = new Map<string, Pattern>();
  const file = contentFile('catalogue/key-dates.csv');
  for (const row of rowsOf(file, datesRow)) {
    const key = keyOf(row.season, row.board, row.level);
    if (patterns.has(key)) throw wrong(file, row.line, `${key} stands here twice`);
    patterns.set(key, { row, stages: [] });
  }
  const stagesFile = contentFile('catalogue/entry-stages.csv');
  for (const stage of rowsOf(stagesFile, stageRow)) {
    const key = keyOf(stage.season, stage.board, stage.level);
    const pattern = patterns.get(key);
    if (!pattern) throw wrong(stagesFile, stage.line, `${key} is not in key-dates.csv`);
    pattern.stages.push(stage);
  }
  // As any year's dates are, so that a wrong table is told of at the start.
  for (const pattern of patterns.values()) datesOf(file, pattern, `${pattern.row.season}-2027`);

  return (seriesId, board, level) => {
    const season = seasons.find((each) => seriesId.startsWith(each));
    const pattern = season && patterns.get(keyOf(season, board, level));
    return pattern ? datesOf(file, pattern, seriesId) : null;
  };
}

/** A pattern's dates in the year of a series. */
function datesOf(file: ContentFile, { row, stages }: Pattern, seriesId: string): KeyDates {
  const on = (day: string) => dayInSeries(day, seriesId);
  const both = (centre: string | undefined, board: string | undefined) =>
    centre && board ? { centre: on(centre), board: on(board) } : null;
  const dated = stages.map(({ stage, until, boardUntil, boardPercent, boardAdds, centreAdds }) => ({
    ...{ name: stage, until: both(until, boardUntil), boardPercent, boardAdds, centreAdds },
  }));
  const withdrawals = both(row.withdrawals, row.boardWithdrawals);
  const read = checkedBy(keyDates, {
    opens: lastBefore(row.opens, dated[0]?.until?.centre ?? on(row.opens)),
    stages: dated,
    amendments: both(row.amendments, row.boardAmendments),
    withdrawals: withdrawals && {
      ...withdrawals,
      boardReturns: row.boardReturns ?? 0,
      centreReturns: row.centreReturns ?? 0,
    },
    campuses: row.campuses,
    subjects: row.subjects,
    age: row.age && row.ageOn ? { years: row.age, on: on(row.ageOn) } : null,
  });
  if ('data' in read) return read.data;
  throw wrong(file, row.line, read.errors);
}
