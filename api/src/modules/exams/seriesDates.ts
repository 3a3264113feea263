import {
  boards,
  KEY_DATES_CHANGED,
  type KeyDatesChange,
  type KeyDatesRow,
  levels,
  type Series,
  type SeriesDates,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { keyDatesKnown, type Qualification } from './keyDates';
import { countChange } from './offers/revision';
import { seriesAhead } from './series';

/** The dates of everything in the catalogue, by series ahead, board and level. */
export async function seriesDates(db: Database): Promise<SeriesDates[]> {
  const qualifications = await qualificationsOf(db);
  const known = await keyDatesKnown(db);
  return seriesAhead(today()).map((series) => ({
    series,
    rows: qualifications.map(
      ({ board, level }): KeyDatesRow => ({
        board: { id: board, title: boards[board] },
        level: { id: level, title: levels[level] },
        ...known(series.id, { board, level }),
      }),
    ),
  }));
}

/** The series ahead in which anything is examined. */
export async function seriesExamined(db: Database): Promise<Series[]> {
  const dated = await seriesDates(db);
  return dated.filter(({ rows }) => rows.some(({ dates }) => dates)).map(({ series }) => series);
}

/** The boards' qualifications in the catalogue, in the order that people choose from. */
async function qualificationsOf(db: Database): Promise<Qualification[]> {
  const found = await db.selectFrom('examSpecifications').select(['board', 'level']).distinct().execute();
  const orderOf = ({ board, level }: Qualification) =>
    Object.keys(boards).indexOf(board) * 100 + Object.keys(levels).indexOf(level);
  return found.sort((one, other) => orderOf(one) - orderOf(other));
}

/**
 * Sets the dates of a board and level in a series. Throws 404 for what is not in the catalogue or not ahead, 409 for
 * another version than is stored.
 */
export async function changeKeyDates(
  db: Database,
  seriesId: string,
  { boardId, levelId, version, dates, author }: KeyDatesChange & { author: string },
): Promise<void> {
  const qualification = (await qualificationsOf(db)).find(({ board, level }) => board === boardId && level === levelId);
  if (!qualification || !seriesAhead(today()).some(({ id }) => id === seriesId)) throw notFound('exam series ahead');
  const { board, level } = qualification;
  const set = { dates: JSON.stringify(dates), version: version + 1, changedBy: author, changedAt: now() };
  await db.transaction().execute(async (trx) => {
    await countChange(trx);
    const change =
      version === 0
        ? trx
            .insertInto('examKeyDates')
            .values({ seriesId, board, level, ...set })
            .onConflict((known) => known.doNothing())
        : trx
            .updateTable('examKeyDates')
            .set(set)
            .where(({ and }) => and({ seriesId, board, level, version }));
    const [result] = await change.execute();
    const changed = result && 'numUpdatedRows' in result ? result.numUpdatedRows : result?.numInsertedOrUpdatedRows;
    if (!changed) throw new HttpError(409, KEY_DATES_CHANGED.word, KEY_DATES_CHANGED.message);
  });
}
