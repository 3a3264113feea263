import type { EntryPaper, Sitting } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { EnteredExam } from './enteredExam';
import type { Qualification } from './keyDates';
import { idOfCode } from './offers/offerIds';
import { seriesOfDay } from './series';

/** A paper of an entry with the times of its series. */
export interface PlacedPaper extends EntryPaper {
  paperId: string;
  /** By its subject and code, as `Mathematics 8300/1H`. */
  named: string;
  minutes: number | null;
  sittings: readonly Sitting[];
}

/** Of an entry by which it is known when its papers are sat. */
type Placing = Qualification & { seriesId: string; exam: string };

/** When the papers of entries are sat, as the catalogue has it now; nothing is known of a paper that it has no more. */
export async function placedPapers(
  db: Database,
  rows: readonly Placing[],
): Promise<(row: Placing) => readonly PlacedPaper[]> {
  // Many are entered for the same.
  const exams = new Map(rows.map((row) => [examKey(row), row]));
  const papersIn = (row: Placing) => {
    const { subject, papers } = JSON.parse(row.exam) as EnteredExam;
    return papers.map((paper) => {
      const { code } = paper;
      return { ...paper, paperId: idOfCode(row, code), named: `${subject.name} ${code}` };
    });
  };
  const ids = [...exams.values()].flatMap(papersIn).map(({ paperId }) => paperId);
  const known = await cataloguePapers(db, [...new Set(ids)]);
  const placed = new Map(
    [...exams].map(([key, row]) => [
      key,
      papersIn(row).map((paper): PlacedPaper => {
        const { minutes = null, sittings = [] } = known.get(paper.paperId) ?? {};
        return { ...paper, minutes, sittings: sittings.filter(({ on }) => seriesOfDay(on) === row.seriesId) };
      }),
    ]),
  );
  return (row) => placed.get(examKey(row)) ?? [];
}

const examKey = ({ board, level, seriesId, exam }: Placing): string => [board, level, seriesId, exam].join(' ');

async function cataloguePapers(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.selectFrom('examPapers').select(['id', 'minutes', 'sittings']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, minutes, sittings }) => [id, { minutes, sittings: JSON.parse(sittings) as Sitting[] }]),
  );
}
