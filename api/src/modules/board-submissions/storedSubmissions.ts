import {
  type BoardSubmission,
  boardAnswers,
  keysOf,
  type OpenedSubmission,
  type SubmittedRow,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import { type AnswersKey, openText } from '../../platform/sealing/sealedText';
import type { EnteredExam } from '../exams/enteredExam';
import { titleOfBoard, titleOfLevel } from '../exams/titles';
import { kindOf, noCounts } from './dueEntries';

/** Of a row what says whom it is about, as it was sent. */
export type SentCandidate = Pick<
  SubmittedRow,
  'name' | 'birthDate' | 'uci' | 'uln' | 'certificateName' | 'candidateNumber'
>;

/** What was sent to boards, newest first. */
export async function submissionsSent(db: Database): Promise<BoardSubmission[]> {
  const rows = await db.selectFrom('boardSubmissions').selectAll().orderBy('madeAt', 'desc').orderBy('id').execute();
  const cells = await db
    .selectFrom('boardSubmissionRows')
    .select(['submissionId', 'act', 'answer', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['submissionId', 'act', 'answer'])
    .execute();
  return rows.map((row) =>
    describe(
      row,
      cells.filter(({ submissionId }) => submissionId === row.id),
    ),
  );
}

type Cell = Pick<Tables['boardSubmissionRows'], 'act' | 'answer'> & { count: number };

function describe(row: Tables['boardSubmissions'], cells: readonly Cell[]): BoardSubmission {
  const counts = noCounts();
  const answers = Object.fromEntries(keysOf(boardAnswers).map((answer) => [answer, 0])) as BoardSubmission['answers'];
  for (const { act, answer, count } of cells) {
    counts[act] += Number(count);
    answers[answer] += Number(count);
  }
  const { id, board, seriesId, seriesName, campus, centreNumber, sequence, author, madeAt } = row;
  return {
    ...{ id, campus, centreNumber, sequence, author, madeAt, counts, answers, kind: kindOf(sequence) },
    board: { id: board, title: titleOfBoard(board) },
    series: { id: seriesId, name: seriesName },
  };
}

/** A submission with its rows, as they were sent. Throws 404 where there is none. */
export async function openSubmission(db: Database, keys: readonly AnswersKey[], id: string): Promise<OpenedSubmission> {
  const submission = await db
    .selectFrom('boardSubmissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('submission'));
  const stored = await db
    .selectFrom('boardSubmissionRows as row')
    .innerJoin('boardSubmissionTexts as text', 'text.rowId', 'row.id')
    .selectAll('row')
    .select('text.candidate')
    .where('row.submissionId', '=', id)
    .orderBy('row.position')
    .execute();
  const rows = stored.map((row): SubmittedRow => {
    const { id: rowId, entryId, enquiryId, act, level, answer, reason, answeredBy, answeredAt } = row;
    return {
      ...{ id: rowId, entryId, enquiryId, act, answer, reason, answeredBy, answeredAt },
      ...(JSON.parse(row.exam) as EnteredExam),
      ...(JSON.parse(openText(keys, row.candidate)) as SentCandidate),
      level: { id: level, title: titleOfLevel(level) },
    };
  });
  return {
    ...describe(
      submission,
      rows.map((row) => ({ ...row, count: 1 })),
    ),
    rows,
  };
}
