import { clashingWith } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { placedPapers } from '../exams/placedPapers';
import { describeEntries } from './describeEntries';
import { type NamedPaper, satPapers } from './timetables';

/** What is sat for an option in a series; `isSure` where each entry for it has the same papers. */
interface SatOption {
  papers: readonly NamedPaper[];
  isSure: boolean;
}
interface SatEntry {
  id: string;
  enquiryId: string;
  sat: SatOption;
}

/**
 * The ids of the entries, of a series where one is asked for, with a paper that their candidate sits at the time of
 * another. Worked out anew each time: a change of the catalogue may move every entry of a series.
 */
export async function clashingEntries(db: Database, seriesId: string | undefined): Promise<string[]> {
  const isAnySat = await db.selectFrom('examPapers').select('id').where('sittings', '!=', '[]').limit(1).execute();
  if (isAnySat.length === 0) return [];
  const clashing: string[] = [];
  const open: string[] = [];
  for (const namesakes of (await satByName(db, seriesId)).values()) {
    for (const entry of namesakes.filter((each) => doesClash(each, namesakes))) {
      const own = namesakes.filter(({ enquiryId }) => enquiryId === entry.enquiryId);
      const isSure = own.every(({ sat }) => sat.isSure) && doesClash(entry, own);
      (isSure ? clashing : open).push(entry.id);
    }
  }
  if (open.length === 0) return clashing;
  // Whether another application under that name is the same candidate's stands in its answers.
  const rows = await db.selectFrom('examEntries').selectAll().where('id', 'in', open).execute();
  const described = await describeEntries(db, rows);
  const more = described.filter(({ timetable }) =>
    timetable.some(({ sittings }) => sittings.some(({ clashes }) => clashes.length > 0)),
  );
  return [...clashing, ...more.map(({ id }) => id)];
}

const doesClash = ({ sat }: SatEntry, others: readonly SatEntry[]): boolean =>
  sat.papers.some((paper) => others.some((other) => clashingWith(paper, other.sat.papers).length > 0));

const standingIn = (db: Database, seriesId: string | undefined) =>
  db
    .selectFrom('examEntries')
    .where('state', 'not in', ['withdrawn', 'refused'])
    .$if(seriesId !== undefined, (query) => query.where('seriesId', '=', seriesId ?? ''));

/** The entries by their candidates' names, with what is sat for each at the most. */
async function satByName(db: Database, seriesId: string | undefined): Promise<ReadonlyMap<string, SatEntry[]>> {
  const options = await satOptions(db, seriesId);
  const rows = await standingIn(db, seriesId)
    .select(['id', 'enquiryId', 'named', 'seriesId', 'optionId'])
    .where('optionId', 'in', ['', ...[...options.values()].map(({ optionId }) => optionId)])
    .execute();
  const byName = new Map<string, SatEntry[]>();
  for (const row of rows) {
    const sat = options.get(optionKey(row));
    if (!sat) continue;
    const entry = { id: row.id, enquiryId: row.enquiryId, sat };
    const namesakes = byName.get(row.named);
    if (namesakes) namesakes.push(entry);
    else byName.set(row.named, [entry]);
  }
  return byName;
}

/** What is sat for each option. Papers are an entry's own, but hundreds of entries are for the same. */
async function satOptions(db: Database, seriesId: string | undefined) {
  const rows = await standingIn(db, seriesId)
    .select(['board', 'level', 'seriesId', 'optionId', 'exam'])
    .distinct()
    .execute();
  const papersOf = await placedPapers(db, rows);
  const options = new Map<string, SatOption & { optionId: string }>();
  for (const row of rows) {
    const papers = satPapers(papersOf(row));
    const known = options.get(optionKey(row));
    const all = [...(known?.papers ?? []), ...papers];
    options.set(optionKey(row), { optionId: row.optionId, papers: all, isSure: known === undefined });
  }
  return new Map([...options].filter(([, { papers }]) => papers.length > 0));
}

const optionKey = ({ seriesId, optionId }: { seriesId: string; optionId: string }) => `${seriesId} ${optionId}`;
