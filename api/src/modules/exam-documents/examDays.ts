import { byTime, type Campus, type ExamDay, today } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { placedPapers } from '../exams/placedPapers';
import { seriesAhead } from '../exams/series';
import { titleOfBoard } from '../exams/titles';

/** Where an entry is sat. */
export const placeOf = (usual: Campus) => sql<Campus>`coalesce(campus, ${usual})`;

/** The entries that nobody has given up, in the series whose papers are not over. `usual` is the campus of those that name none. */
export const entriesAhead = (db: Database, usual: Campus) =>
  db
    .selectFrom('examEntries')
    .select(placeOf(usual).as('place'))
    .where('state', 'not in', ['withdrawn', 'refused'])
    .where(
      'seriesId',
      'in',
      seriesAhead(today()).map(({ id }) => id),
    );

/** The sessions in which papers of entries are sat, soonest first: read by exam, of which there are few, and not by entry. */
export async function examDays(db: Database, usual: Campus): Promise<ExamDay[]> {
  const exams = await entriesAhead(db, usual)
    .select(['seriesId', 'seriesName', 'board', 'level', 'exam'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['campus', 'seriesId', 'seriesName', 'board', 'level', 'exam'])
    .execute();
  const papersOf = await placedPapers(db, exams);
  const days = new Map<string, ExamDay>();
  for (const exam of exams) {
    const { place: campus, seriesId, seriesName, board, count } = exam;
    for (const { paperId, named, name, minutes, sittings } of papersOf(exam)) {
      for (const sitting of sittings) {
        const key = [campus, sitting.on, sitting.session].join(' ');
        const day = days.get(key) ?? { campus, ...sitting, series: { id: seriesId, name: seriesName }, papers: [] };
        days.set(key, day);
        const known = day.papers.find((paper) => paper.paperId === paperId);
        if (known) known.entries += Number(count);
        else {
          day.papers.push({
            ...{ paperId, board: { id: board, title: titleOfBoard(board) }, named, title: name, minutes },
            entries: Number(count),
          });
        }
      }
    }
  }
  for (const { papers } of days.values()) papers.sort((one, other) => one.named.localeCompare(other.named));
  return [...days.values()].sort((one, other) => byTime(one, other) || one.campus.localeCompare(other.campus));
}
