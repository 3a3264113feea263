import { type ExamDay, type ExamSitting, type ListedEntry, pageSizes, type Sitting } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import type { Letterhead } from '../../platform/pdf/headedDocument';
import { centreNumberOf } from '../board-submissions/centres';
import { describeEntries, type EntryRow } from '../entries/describeEntries';
import { placedPapers } from '../exams/placedPapers';
import { entriesAhead, examDays, placeOf } from './examDays';
import { letterheadOf } from './letterhead';

/** A candidate in a session. */
export interface SatCandidate
  extends Pick<ListedEntry, 'reference' | 'name' | 'candidateNumber' | 'uci' | 'birthDate' | 'arrangements'> {
  /** What else they sit in the session, as `Physics A H556/01`. */
  alsoSits: readonly string[];
}

/** A paper of a session with who sits it, by candidate number and name. */
export interface RegisteredPaper extends Pick<ExamDay['papers'][number], 'named' | 'title' | 'minutes'> {
  board: string;
  centreNumber: string;
  candidates: readonly SatCandidate[];
}

/** Who sits what in a session. */
export interface SessionRegister extends ExamSitting {
  letterhead: Letterhead;
  fonts: readonly string[];
  series: string;
  papers: readonly RegisteredPaper[];
}

/** So many entries are read at once: each has its application's sealed answers. */
const AT_ONCE = Math.max(...pageSizes);

/** Who sits what in a session at a campus. Throws 404 where nobody sits anything then. */
export async function sessionRegister(app: App, { campus, on, session }: ExamSitting): Promise<SessionRegister> {
  const { db, settings } = app;
  const day = (await examDays(db, settings.campus)).find(
    (each) => each.campus === campus && each.on === on && each.session === session,
  );
  if (!day) throw notFound('session of this day');
  const rows = await entriesAhead(db, settings.campus)
    .selectAll()
    .where('seriesId', '=', day.series.id)
    .where(placeOf(settings.campus), '=', campus)
    .orderBy('id')
    .execute();
  const papersOf = await placedPapers(db, rows);
  const isNow = (sitting: Sitting) => sitting.on === on && sitting.session === session;
  const sat = rows.flatMap((row) => {
    const paperIds = papersOf(row).flatMap(({ paperId, sittings }) => (sittings.some(isNow) ? [paperId] : []));
    return paperIds.length > 0 ? [{ row, paperIds }] : [];
  });
  const entries = await entriesById(
    db,
    sat.map(({ row }) => row),
  );
  const papers = day.papers.map(async ({ paperId, board, named, title, minutes }): Promise<RegisteredPaper> => {
    const of = sat.filter(({ paperIds }) => paperIds.includes(paperId)).map(({ row }) => row);
    return {
      ...{ named, title, minutes, board: board.title },
      centreNumber: of[0] ? await centreNumberOf(db, campus, of[0].board) : '',
      candidates: onceEach(of.flatMap(({ id }) => satCandidate(entries.get(id), isNow))).sort(byNumber),
    };
  });
  return {
    ...{ campus, on, session, series: day.series.name, papers: await Promise.all(papers) },
    ...{ letterhead: await letterheadOf(db, campus), fonts: settings.documentFonts },
  };
}

async function entriesById(db: Database, rows: readonly EntryRow[]): Promise<ReadonlyMap<string, ListedEntry>> {
  const entries = new Map<string, ListedEntry>();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    for (const entry of await describeEntries(db, rows.slice(at, at + AT_ONCE))) entries.set(entry.id, entry);
  }
  return entries;
}

function satCandidate(entry: ListedEntry | undefined, isNow: (sitting: Sitting) => boolean): SatCandidate[] {
  if (!entry) return [];
  const { reference, name, candidateNumber, uci, birthDate, arrangements, timetable } = entry;
  const sittings = timetable.flatMap((paper) => paper.sittings).filter(isNow);
  const alsoSits = [...new Set(sittings.flatMap(({ clashes }) => clashes))];
  return [{ reference, name, candidateNumber, uci, birthDate, arrangements, alsoSits }];
}

/** Without a number candidates are told apart by their application. */
const keyOf = ({ candidateNumber, reference }: SatCandidate): string => candidateNumber || reference;

/** Who applied twice for a paper sits it once. */
const onceEach = (candidates: readonly SatCandidate[]): SatCandidate[] => [
  ...new Map(candidates.map((candidate) => [keyOf(candidate), candidate])).values(),
];

/** By number; who has none yet comes last, by name. */
const byNumber = (one: SatCandidate, other: SatCandidate): number =>
  placeIn(one) - placeIn(other) || one.name.localeCompare(other.name);
const placeIn = ({ candidateNumber }: SatCandidate): number =>
  candidateNumber === '' ? Number.MAX_SAFE_INTEGER : Number(candidateNumber);

/** A seat of a session: its number, who sits there, and for which papers. */
export interface Seat extends SatCandidate {
  seat: number;
  papers: readonly string[];
}

/** The seats of a session in order: paper by paper, each candidate once, by their numbers. */
export function seatsOf({ papers }: Pick<SessionRegister, 'papers'>): Seat[] {
  const seats = new Map<string, Seat & { papers: string[] }>();
  for (const { named, candidates } of papers) {
    for (const candidate of candidates) {
      const key = keyOf(candidate);
      const seat = seats.get(key) ?? { ...candidate, seat: seats.size + 1, papers: [] };
      seat.papers.push(named);
      seats.set(key, seat);
    }
  }
  return [...seats.values()];
}
