import type { BoardId, KeyDates, KeyDatesRow, LevelId } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { seededKeyDates } from './catalogue/keyDatesPattern';
import { partsOfSeries, shiftYears } from './series';

/** The dates of a board's qualifications at a level in a series, and where they come from. */
export type KnownDates = Pick<KeyDatesRow, 'dates' | 'source' | 'version' | 'changedBy' | 'changedAt'>;
/** A board's qualifications at a level. */
export interface Qualification {
  board: BoardId;
  level: LevelId;
}
/** All dates there are, as they are known now. */
export type AllDates = (seriesId: string, qualification: Qualification) => KnownDates;

let seeded: ReturnType<typeof seededKeyDates> | undefined;

/** The dates of every series: those that staff set, else theirs of the last year that has any, else what a site begins with. */
export async function keyDatesKnown(db: Database): Promise<AllDates> {
  seeded ??= seededKeyDates();
  const begunWith = seeded;
  const rows = await db.selectFrom('examKeyDates').selectAll().execute();
  const found = new Map<string, KnownDates>();
  return (seriesId, qualification) => {
    const key = `${seriesId} ${qualification.board} ${qualification.level}`;
    const dates = found.get(key) ?? datesOf(seriesId, qualification);
    found.set(key, dates);
    return dates;
  };

  function datesOf(seriesId: string, { board, level }: Qualification): KnownDates {
    const { season, year } = partsOfSeries(seriesId);
    const [newest] = rows
      .filter((row) => row.board === board && row.level === level)
      .map((row) => ({ ...row, ...partsOfSeries(row.seriesId) }))
      .filter((row) => row.season === season && row.year <= year)
      .sort((one, other) => other.year - one.year);
    if (!newest) {
      const dates = begunWith(seriesId, board, level);
      return { dates, source: 'example', version: 0, changedBy: null, changedAt: null };
    }
    const dates = JSON.parse(newest.dates) as KeyDates | null;
    const { changedBy, changedAt, version } = newest;
    if (newest.year === year) return { dates, source: 'staff', version, changedBy, changedAt };
    const later = dates && inLaterYear(dates, year - newest.year);
    return { dates: later, source: 'earlier', version: 0, changedBy, changedAt };
  }
}

/** The dates of a subject in a series; undefined where it is not examined then. */
export function datesOfSubject(
  known: AllDates,
  seriesId: string,
  subject: Qualification & { name: string },
): KeyDates | undefined {
  const { dates } = known(seriesId, subject);
  if (!dates || (dates.subjects.length > 0 && !dates.subjects.includes(subject.name))) return undefined;
  return dates;
}

/** Dates as they are so many years later. */
function inLaterYear(dates: KeyDates, years: number): KeyDates {
  const later = <Last extends { centre: string; board: string }>(last: Last): Last => ({
    ...last,
    centre: shiftYears(last.centre, years),
    board: shiftYears(last.board, years),
  });
  const { opens, stages, amendments, withdrawals, age } = dates;
  return {
    ...dates,
    opens: shiftYears(opens, years),
    stages: stages.map((stage) => ({ ...stage, until: later(stage.until) })),
    amendments: amendments && later(amendments),
    withdrawals: withdrawals && later(withdrawals),
    age: age && { ...age, on: shiftYears(age.on, years) },
  };
}
