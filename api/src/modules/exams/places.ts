import { entryStates, isChangeable, today } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { type Exam, examId } from './exam';
import { seriesAhead } from './series';

/** What is withdrawn or refused gives its place back. */
export const takingPlace = entryStates.filter(isChangeable);

/** The ids of the exams ahead that have no place left, in a fixed order. */
export async function fullExams(db: Database): Promise<string[]> {
  const limited = await db
    .selectFrom('examOptions')
    .select(['id', 'capacity'])
    .where('capacity', 'is not', null)
    .where('retiredAt', 'is', null)
    .orderBy('id')
    .execute();
  if (limited.length === 0) return [];
  const rows = await db
    .selectFrom('examEntries')
    .select(['optionId', 'seriesId'])
    .select(({ fn }) => fn.countAll<number | string>().as('entries'))
    .where('optionId', 'in', (query) => query.selectFrom('examOptions').select('id').where('capacity', 'is not', null))
    .where('state', 'in', takingPlace)
    .groupBy(['optionId', 'seriesId'])
    .execute();
  const taken = new Map(rows.map(({ optionId, seriesId, entries }) => [examId(seriesId, optionId), Number(entries)]));
  return seriesAhead(today()).flatMap((series) =>
    limited
      .filter(({ id, capacity }) => (taken.get(examId(series.id, id)) ?? 0) >= (capacity ?? 0))
      .map(({ id }) => examId(series.id, id)),
  );
}

/** Whether no place is left for an exam. Where there is one, nobody else takes it until this transaction ends. */
export async function isFull(trx: Trx, { choice: { option, series } }: Exam): Promise<boolean> {
  // Both databases lock a row that is written, and only one of them one that is read.
  const limited = await trx
    .updateTable('examOptions')
    .set((each) => ({ capacity: each.ref('capacity') }))
    .where('id', '=', option.id)
    .where('capacity', 'is not', null)
    .returning('capacity')
    .executeTakeFirst();
  if (!limited) return false;
  const { entries } = await trx
    .selectFrom('examEntries')
    .select(({ fn }) => fn.countAll<number | string>().as('entries'))
    .where('optionId', '=', option.id)
    .where('seriesId', '=', series.id)
    .where('state', 'in', takingPlace)
    .executeTakeFirstOrThrow();
  return Number(entries) >= (limited.capacity ?? 0);
}
