import { authors, ENTRY_CHANGED, type EntryState, type PaymentStepKind } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { beginEnquiry } from '../enquiries/status';
import { examNamed } from '../exams/enteredExam';
import { recordStep } from '../history/recordStep';
import { describeEntry, type EntryRow } from './describeEntries';

/** What becomes of an entry. `amount` are the pence that its invoice changes by. */
export interface EntryChange {
  state: EntryState;
  reason: string;
  author: string;
  amount?: number;
  /** The exam, where it is another from now on. */
  exam?: Pick<EntryRow, 'optionId' | 'exam' | 'price' | 'boardFee' | 'lateFee'>;
}

const stepOf: Record<EntryState, PaymentStepKind> = {
  requested: 'entry-requested',
  entered: 'entry-entered',
  amended: 'entry-amended',
  withdrawn: 'entry-withdrawn',
  refused: 'entry-refused',
};

/**
 * An entry that nobody else changes until this transaction ends. Throws 404, and 409 with the entry as it is where it has
 * another version than was seen.
 */
export async function lockEntry(trx: Trx, id: string, version: number): Promise<EntryRow> {
  // Both databases lock a row that is written, and only one of them one that is read.
  const entry = await trx
    .updateTable('examEntries')
    .set((each) => ({ version: each.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => notFound('entry'));
  if (entry.version !== version) {
    throw new HttpError(409, ENTRY_CHANGED.word, ENTRY_CHANGED.message, { entry: await describeEntry(trx, id) });
  }
  return entry;
}

/** Changes an entry that is locked, and writes what was done: among its own changes and into its application's history. Answers the change's id. */
export async function changeEntry(
  trx: Trx,
  entry: EntryRow,
  { state, reason, author, amount = 0, exam }: EntryChange,
): Promise<string> {
  const { id: entryId, enquiryId } = entry;
  const change: Tables['examEntryChanges'] = {
    ...{ id: newId(), enquiryId, entryId, state, was: entry.exam, reason, amount, author, madeAt: now() },
  };
  await trx.insertInto('examEntryChanges').values(change).execute();
  await trx
    .updateTable('examEntries')
    .set({ state, version: entry.version + 1, changedAt: change.madeAt, changedBy: author, ...exam })
    .where('id', '=', entryId)
    .execute();
  if (author !== authors.applicant) await beginEnquiry(trx, enquiryId, author);
  const named = exam ? `${examNamed(entry)} became ${examNamed({ ...entry, ...exam })}` : examNamed(entry);
  const detail = reason === '' ? named : `${named}: ${reason}`;
  // Of what was only requested, an amendment is one all the same.
  await recordStep(trx, { enquiryId, kind: exam ? 'entry-amended' : stepOf[state], detail, author });
  return change.id;
}
