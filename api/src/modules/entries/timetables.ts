import {
  clashingWith,
  type EntryPaper,
  isChangeable,
  type SatPaper,
  type Sitting,
  type TimetabledPaper,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { idOfCode } from '../exams/offers/offerIds';
import { seriesOfDay } from '../exams/series';
import type { EntryRow } from './describeEntries';
import { examIn } from './entryMoney';

/** A paper of an entry with the times of its series. */
export interface PlacedPaper extends EntryPaper {
  paperId: string;
  minutes: number | null;
  sittings: readonly Sitting[];
}

/** Of an entry by which it is known when its papers are sat. */
type Placing = Pick<EntryRow, 'board' | 'level' | 'seriesId' | 'exam'>;

/** When the papers of entries are sat, as the catalogue has it now; nothing is known of a paper that it has no more. */
export async function placedPapers(
  db: Database,
  rows: readonly Placing[],
): Promise<(row: Placing) => readonly PlacedPaper[]> {
  // Many are entered for the same.
  const exams = new Map(rows.map((row) => [examKey(row), row]));
  const papersIn = (row: Placing) =>
    examIn(row).papers.map((paper) => ({ ...paper, paperId: idOfCode(row, paper.code) }));
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

/** A paper that a candidate sits, as a clash names it. */
interface NamedPaper extends SatPaper {
  named: string;
}

/**
 * The papers of entries with their times and what clashes with them. `applicationsOf` answers the applications of an entry's
 * candidate: what is given up in any of them clashes with nothing.
 */
export async function timetablesOf(
  db: Database,
  rows: readonly EntryRow[],
  applicationsOf: (row: EntryRow) => readonly string[],
): Promise<(row: EntryRow) => TimetabledPaper[]> {
  const standing = await standingEntries(db, [...new Set(rows.flatMap(applicationsOf))]);
  const papersOf = await placedPapers(db, [...rows, ...standing]);
  return (row) => {
    const applications = applicationsOf(row);
    const satAll = standing
      .filter(({ enquiryId }) => applications.includes(enquiryId))
      .flatMap((entry) => satPapers(entry, papersOf(entry)));
    return papersOf(row).map(({ paperId, sittings, ...paper }) => ({
      ...paper,
      sittings: sittings.map((sitting) => ({
        ...sitting,
        clashes: isChangeable(row.state) ? clashingWith({ paperId, ...sitting }, satAll).map(({ named }) => named) : [],
      })),
    }));
  };
}

function satPapers(row: EntryRow, papers: readonly PlacedPaper[]): NamedPaper[] {
  const { subject } = examIn(row);
  return papers.flatMap(({ paperId, code, sittings }) =>
    sittings.map((sitting) => ({ ...sitting, paperId, named: `${subject.name} ${code}` })),
  );
}

/** The entries of applications that nobody has given up, in their order. */
export const standingEntries = (db: Database, enquiryIds: readonly string[]): Promise<EntryRow[]> =>
  db
    .selectFrom('examEntries')
    .selectAll()
    .where('enquiryId', 'in', enquiryIds)
    .where('state', 'not in', ['withdrawn', 'refused'])
    .orderBy('id')
    .execute();
