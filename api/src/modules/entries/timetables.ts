import { clashingWith, isChangeable, type SatPaper, type TimetabledPaper } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { type PlacedPaper, placedPapers } from '../exams/placedPapers';

type EntryRow = Tables['examEntries'];

/** A paper that a candidate sits, as a clash names it. */
export interface NamedPaper extends SatPaper {
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
      .flatMap((entry) => satPapers(papersOf(entry)));
    return papersOf(row).map(({ paperId, named: _, sittings, ...paper }) => ({
      ...paper,
      sittings: sittings.map((sitting) => ({
        ...sitting,
        clashes: isChangeable(row.state) ? namesOf(clashingWith({ paperId, ...sitting }, satAll)) : [],
      })),
    }));
  };
}

const namesOf = (papers: readonly NamedPaper[]): string[] => [...new Set(papers.map(({ named }) => named))];

/** Papers at each of their times. */
export const satPapers = (papers: readonly PlacedPaper[]): NamedPaper[] =>
  papers.flatMap(({ paperId, named, sittings }) => sittings.map((sitting) => ({ ...sitting, paperId, named })));

/** The entries of applications that nobody has given up, in their order. */
export const standingEntries = (db: Database, enquiryIds: readonly string[]): Promise<EntryRow[]> =>
  db
    .selectFrom('examEntries')
    .selectAll()
    .where('enquiryId', 'in', enquiryIds)
    .where('state', 'not in', ['withdrawn', 'refused'])
    .orderBy('id')
    .execute();
