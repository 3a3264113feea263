import { type AnswersGiven, boardAnswers, type EntryOutcome } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { changeEntry, lockEntry } from '../entries/changeEntry';

type Given = AnswersGiven['rows'][number];

/** Records what the board said of rows of a submission, each by itself: one that cannot be hinders no other. */
export async function answerRows(
  db: Database,
  submissionId: string,
  rows: readonly Given[],
  author: string,
): Promise<EntryOutcome[]> {
  const outcomes: EntryOutcome[] = [];
  for (const row of rows) {
    try {
      await db.transaction().execute((trx) => answerRow(trx, submissionId, row, author));
      outcomes.push({ id: row.id, done: true, message: '' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ id: row.id, done: false, message: error.message });
    }
  }
  return outcomes;
}

async function answerRow(trx: Trx, submissionId: string, given: Given, author: string): Promise<void> {
  const { id, was, answer } = given;
  const reason = answer === 'refused' ? given.reason : '';
  const answered = await trx
    .updateTable('boardSubmissionRows')
    .set({ answer, reason, answeredBy: author, answeredAt: now() })
    .where((row) => row.and({ id, submissionId, answer: was }))
    .returning(['entryId', 'act'])
    .executeTakeFirst();
  if (!answered) throw await changedMeanwhile(trx, submissionId, id);
  // What is changed already stays with the board as it was: only a first entry stands or falls with its row.
  if (answered.act === 'entry') await followAnswer(trx, answered.entryId, { ...given, reason }, author);
}

/** Refused, a first entry is with no board; accepted after all, it is. */
async function followAnswer(trx: Trx, entryId: string, { answer, reason }: Given, author: string): Promise<void> {
  const { version, state } = await trx
    .selectFrom('examEntries')
    .select(['version', 'state'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const becomes =
    answer === 'refused' && (state === 'entered' || state === 'amended')
      ? ({ state: 'refused', reason: `The board: ${reason}` } as const)
      : answer !== 'refused' && state === 'refused'
        ? ({ state: 'entered', reason: `The board: ${boardAnswers[answer].toLowerCase()}` } as const)
        : undefined;
  if (becomes) await changeEntry(trx, await lockEntry(trx, entryId, version), { ...becomes, author });
}

async function changedMeanwhile(trx: Trx, submissionId: string, id: string): Promise<HttpError> {
  const row = await trx
    .selectFrom('boardSubmissionRows')
    .select(['answer', 'answeredBy'])
    .where((each) => each.and({ id, submissionId }))
    .executeTakeFirst();
  if (!row) return notFound('row in this submission');
  const said = boardAnswers[row.answer].toLowerCase();
  return new HttpError(409, 'answer-changed', `${row.answeredBy} has recorded meanwhile: ${said}.`);
}
