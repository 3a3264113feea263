import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type Campus,
  type DueRow,
  type ListedEntry,
  MOST_SUBMITTED,
  type SubmissionOf,
  type SubmissionPreview,
  type SubmittedAct,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { type AnswersKey, openText } from '../../platform/sealing/sealedText';
import { describeEntries } from '../entries/describeEntries';
import type { EnteredExam } from '../exams/enteredExam';
import { seriesAhead } from '../exams/series';
import { dueEntries, headOf, noCounts } from './dueEntries';
import type { SentCandidate } from './storedSubmissions';

/** Answers of so many applications are opened before others are served. */
const AT_ONCE = 100;

/** An entry of which the board is to hear, with what it knows of it. */
export interface DueEntry {
  entry: ListedEntry;
  act: SubmittedAct;
  was: ListedEntry['option'] | null;
  candidateWas: DueRow['candidateWas'];
  /** The entry's exam, as its row holds it, and the version of its candidate. */
  exam: string;
  boardVersion: number;
}

/** What of a site is read with: the campus of entries that name none, and the keys of answers. */
export interface Site {
  campus: Campus;
  answersKeys: readonly AnswersKey[];
}

/** The entries of which a board is to hear, by the candidates' names. */
export async function dueOf(
  db: Database,
  { board, series, campus }: SubmissionOf,
  { campus: usual, answersKeys }: Site,
): Promise<DueEntry[]> {
  const rows = await dueEntries(db, usual)
    .where('entry.board', '=', board)
    .where('entry.seriesId', '=', series)
    .where(({ eb, ref, val, fn }) => eb(fn.coalesce(ref('entry.campus'), val(usual)), '=', campus))
    .orderBy('entry.named')
    .orderBy('entry.id')
    .limit(MOST_SUBMITTED)
    .execute();
  const due: DueEntry[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE, await setImmediate()) {
    const some = rows.slice(at, at + AT_ONCE);
    const described = await describeEntries(db, some);
    const sentAs = await candidatesSent(db, answersKeys, some);
    for (const [place, { act, exam, boardVersion, sentExam, sentRow }] of some.entries()) {
      const entry = described[place];
      if (!entry || !act) continue;
      const known = sentExam === null || sentExam === exam ? null : (JSON.parse(sentExam) as EnteredExam).option;
      due.push({ entry, act, was: known, candidateWas: sentAs.get(sentRow ?? '') ?? null, exam, boardVersion });
    }
  }
  return due;
}

/** Whom the board was told of, where that was corrected since, by the row that told it. */
async function candidatesSent(
  db: Database,
  keys: readonly AnswersKey[],
  rows: readonly { boardVersion: number; sentBoardVersion: number | null; sentRow: string | null }[],
): Promise<ReadonlyMap<string, NonNullable<DueRow['candidateWas']>>> {
  const corrected = rows.filter(({ boardVersion, sentBoardVersion }) => boardVersion !== sentBoardVersion);
  const texts = await db
    .selectFrom('boardSubmissionTexts')
    .select(['rowId', 'candidate'])
    .where('rowId', 'in', ['', ...corrected.flatMap(({ sentRow }) => sentRow ?? [])])
    .execute();
  return new Map(
    texts.map(({ rowId, candidate }) => {
      const { certificateName, birthDate, uci, uln } = JSON.parse(openText(keys, candidate)) as SentCandidate;
      return [rowId, { certificateName, birthDate, uci, uln }];
    }),
  );
}

/** By what it is known that what is sent is what was seen. */
export const seenAs = (due: readonly DueEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(due.map(({ entry: { id, version }, act, was }) => [id, version, act, was?.id])))
    .digest('base64url');

/** What is to be sent to a board, with its rows. Throws 404 where the series is over, or is none. */
export async function previewSubmission(db: Database, of: SubmissionOf, site: Site): Promise<SubmissionPreview> {
  const series = seriesAhead(today()).find(({ id }) => id === of.series);
  if (!series) throw notFound('series ahead');
  const due = await dueOf(db, of, site);
  const counts = noCounts();
  for (const { act } of due) counts[act] = (counts[act] ?? 0) + 1;
  return { ...(await headOf(db, of)), series, counts, rows: due.map(rowOf), seen: seenAs(due) };
}

function rowOf({ entry, act, was, candidateWas }: DueEntry): DueRow {
  const { id, version, enquiryId, reference, name, birthDate, uci, uln, certificateName } = entry;
  const { candidateNumber, level, subject, option, payment } = entry;
  return {
    ...{ id, version, enquiryId, reference, name, birthDate, uci, uln, certificateName },
    ...{ candidateNumber, level, subject, option, payment, act, was, candidateWas },
  };
}
