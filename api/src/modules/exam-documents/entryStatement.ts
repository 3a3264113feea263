import {
  byTime,
  catalogueSaid,
  type Language,
  type ListedEntry,
  languageOf,
  type Sitting,
  type TimetabledPaper,
  today,
} from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import type { Letterhead } from '../../platform/pdf/headedDocument';
import { centreNumberOf } from '../board-submissions/centres';
import { describeEntries } from '../entries/describeEntries';
import { isWithBoard } from '../entries/entryMoney';
import { standingEntries, timetablesOf } from '../entries/timetables';
import { letterheadOf } from './letterhead';

/** A paper of a candidate's timetable at one of its times. */
export interface StatedPaper extends Sitting {
  /** As `Mathematics 8300/1H: Paper 1`. */
  named: string;
  minutes: number | null;
  clashes: readonly string[];
}

/** What a candidate is entered for in a series. */
export interface StatedSeries {
  name: string;
  candidateNumber: string;
  entries: readonly {
    exam: string;
    code: string;
    papers: readonly string[];
    centreNumber: string;
    isWithBoard: boolean;
  }[];
  /** By day and session. */
  timetable: readonly StatedPaper[];
  /** The papers of which no day is known, named likewise. */
  undated: readonly string[];
}

/** What a statement of entry says. */
export interface EntryStatement
  extends Pick<ListedEntry, 'reference' | 'name' | 'certificateName' | 'birthDate' | 'uci' | 'uln'> {
  language: Language;
  letterhead: Letterhead;
  fonts: readonly string[];
  /** On which it was true, `YYYY-MM-DD`. */
  day: string;
  series: readonly StatedSeries[];
}

/**
 * What an application is entered for, with its candidate's own timetable. Clashes are those within the application: whoever
 * has its link may not be whom another of that name belongs to. Throws 409 where no entry stands.
 */
export async function entryStatementOf({ db, settings }: App, enquiryId: string): Promise<EntryStatement> {
  const rows = await standingEntries(db, [enquiryId]);
  const entries = await describeEntries(db, rows);
  const [first] = entries;
  if (!first) throw new HttpError(409, 'no-entry', 'This application is entered for no exam now.');
  const campus = first.campus ?? settings.campus;
  const timetableOf = await timetablesOf(db, rows, () => [enquiryId]);
  const centres = await Promise.all(rows.map(({ board }) => centreNumberOf(db, campus, board)));
  const stated = rows.flatMap((row, at): Stated[] => {
    const entry = entries[at];
    return entry ? [{ entry, timetable: timetableOf(row), centreNumber: centres[at] ?? '' }] : [];
  });
  const { reference, name, certificateName, birthDate, uci, uln } = first;
  const all = [...new Set(rows.map(({ seriesId }) => seriesId))];
  return {
    ...{ reference, name, certificateName, birthDate, uci, uln },
    language: languageOf[campus],
    letterhead: await letterheadOf(db, campus),
    fonts: settings.documentFonts,
    day: today(),
    series: all.map((seriesId) =>
      statedSeries(
        stated.filter(({ entry }) => entry.series.id === seriesId),
        languageOf[campus],
      ),
    ),
  };
}

/** An entry with what only its statement says of it. */
interface Stated {
  entry: ListedEntry;
  timetable: readonly TimetabledPaper[];
  centreNumber: string;
}

function statedSeries(stated: readonly Stated[], language: Language): StatedSeries {
  const papers = stated.flatMap(({ entry, timetable }) =>
    timetable.map(({ code, name, ...paper }) => ({ ...paper, named: `${entry.subject.name} ${code}: ${name}` })),
  );
  return {
    name: catalogueSaid(stated[0]?.entry.series.name ?? '', language),
    candidateNumber: stated[0]?.entry.candidateNumber ?? '',
    entries: stated.map(({ entry, centreNumber }) => ({
      exam: `${entry.level.title} ${entry.subject.name}, ${entry.board.title}`,
      code: entry.option.code,
      papers: entry.papers.map(({ code }) => code),
      centreNumber,
      isWithBoard: isWithBoard(entry),
    })),
    timetable: papers
      .flatMap(({ named, minutes, sittings }) => sittings.map((sitting) => ({ ...sitting, named, minutes })))
      .sort(byTime),
    undated: papers.filter(({ sittings }) => sittings.length === 0).map(({ named }) => named),
  };
}
