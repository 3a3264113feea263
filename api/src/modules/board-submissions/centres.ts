import {
  type BoardCentre,
  type BoardId,
  boards,
  type Campus,
  CENTRE_CHANGED,
  type CentreChange,
  campuses,
  keysOf,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';

/** The number of each campus with each board, in that order; empty where none is set. */
export async function centresNow(db: Database): Promise<BoardCentre[]> {
  const rows = await db.selectFrom('boardCentres').selectAll().execute();
  const numbers = new Map(rows.map(({ campus, board, number }) => [`${campus} ${board}`, number]));
  return keysOf(boards).flatMap((board) =>
    campuses.map((campus) => ({ campus, board, number: numbers.get(`${campus} ${board}`) ?? '' })),
  );
}

/** The number of a campus with a board; empty where none is set. */
export async function centreNumberOf(db: Database, campus: Campus, board: BoardId): Promise<string> {
  const row = await db
    .selectFrom('boardCentres')
    .select('number')
    .where('campus', '=', campus)
    .where('board', '=', board)
    .executeTakeFirst();
  return row?.number ?? '';
}

/** Sets a centre number. Throws 409, with all that are stored, where it was not what was seen, and 422 where another campus has it. */
export async function changeCentre(db: Database, { campus, board, was, number }: CentreChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('boardCentres')
      .where((row) => row.and({ campus, board, number: was }))
      .returning('number')
      .executeTakeFirst();
    const isAsSeen = removed !== undefined || (was === '' && (await centreNumberOf(trx, campus, board)) === '');
    if (!isAsSeen) throw await changedMeanwhile(trx);
    if (number === '') return;
    const added = await trx
      .insertInto('boardCentres')
      .values({ campus, board, number })
      .onConflict((known) => known.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (added) return;
    if ((await centreNumberOf(trx, campus, board)) !== '') throw await changedMeanwhile(trx);
    throw new HttpError(422, 'centre-taken', 'Another campus has this number with this board.');
  });
}

const changedMeanwhile = async (trx: Trx) =>
  new HttpError(409, CENTRE_CHANGED.word, CENTRE_CHANGED.message, { centres: await centresNow(trx) });
