import { type Campus, type DueSubmission, type SubmissionOf, type SubmittedAct, today } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { seriesAhead } from '../exams/series';
import { titleOfBoard } from '../exams/titles';
import { centreNumberOf } from './centres';

/** What the board knows of each entry: the last row that it did not refuse. */
const lastSent = (db: Database) =>
  db
    .selectFrom('boardSubmissionRows as row')
    .select(['row.id', 'row.entryId', 'row.act', 'row.exam', 'row.boardVersion'])
    .where('row.answer', '!=', 'refused')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('boardSubmissionRows as later')
            .select('later.id')
            .whereRef('later.entryId', '=', 'row.entryId')
            .whereRef('later.nth', '>', 'row.nth')
            .where('later.answer', '!=', 'refused'),
        ),
      ),
    );

/** What the board is to hear of an entry; null where it knows. What was entered by hand is changed by hand. */
const actDue = sql<SubmittedAct | null>`case
  when entry.state = 'requested' then 'entry'
  when sent.act is null or sent.act = 'withdrawal' then null
  when entry.state in ('withdrawn', 'refused') then 'withdrawal'
  when sent.exam <> entry.exam or sent.board_version <> entry.board_version then 'amendment'
end`;

/** The entries of which boards are to hear, in the series whose papers are not over. `usual` is the campus of those that name none. */
export const dueEntries = (db: Database, usual: Campus) =>
  db
    .selectFrom('examEntries as entry')
    .leftJoin(lastSent(db).as('sent'), 'sent.entryId', 'entry.id')
    .selectAll('entry')
    .select(['sent.id as sentRow', 'sent.exam as sentExam', 'sent.boardVersion as sentBoardVersion'])
    .select([actDue.as('act'), sql<Campus>`coalesce(entry.campus, ${usual})`.as('place')])
    .where(actDue, 'is not', null)
    .where(
      'entry.seriesId',
      'in',
      seriesAhead(today()).map(({ id }) => id),
    );

/** What boards have not been told of yet, by series, board and campus. */
export async function dueSubmissions(db: Database, usual: Campus): Promise<DueSubmission[]> {
  const cells = await db
    .selectFrom(dueEntries(db, usual).as('due'))
    .select(['board', 'seriesId', 'place', 'act'])
    .select(({ fn }) => [fn.max('seriesName').as('seriesName'), fn.countAll<number>().as('count')])
    .groupBy(['board', 'seriesId', 'place', 'act'])
    .execute();
  const due = new Map<string, DueSubmission>();
  for (const { board, seriesId, place: campus, act, seriesName, count } of cells) {
    const key = `${seriesId} ${board} ${campus}`;
    const known = due.get(key) ?? {
      ...(await headOf(db, { board, series: seriesId, campus })),
      ...{ series: { id: seriesId, name: seriesName }, counts: noCounts() },
    };
    if (act) known.counts[act] = Number(count);
    due.set(key, known);
  }
  const order = seriesAhead(today()).map(({ id }) => id);
  return [...due.values()].sort(
    (one, other) =>
      order.indexOf(one.series.id) - order.indexOf(other.series.id) ||
      one.board.title.localeCompare(other.board.title) ||
      one.campus.localeCompare(other.campus),
  );
}

export const noCounts = (): DueSubmission['counts'] => ({ entry: 0, amendment: 0, withdrawal: 0 });

/** Where the next submission stands: the centre's number, and the place in its sequence. */
export async function headOf(db: Database, { board, series, campus }: SubmissionOf) {
  const centreNumber = await centreNumberOf(db, campus, board);
  const { last } = await db
    .selectFrom('boardSubmissions')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where((row) => row.and({ board, seriesId: series, centreNumber }))
    .executeTakeFirstOrThrow();
  const sequence = Number(last ?? 0) + 1;
  return { board: { id: board, title: titleOfBoard(board) }, campus, centreNumber, sequence, kind: kindOf(sequence) };
}

/** A board takes one file of first entries. */
export const kindOf = (sequence: number): DueSubmission['kind'] => (sequence === 1 ? 'entries' : 'amendments');
