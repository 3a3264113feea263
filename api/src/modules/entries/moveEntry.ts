import {
  type EntryMove,
  type EntryOutcome,
  type EntryState,
  entryMoves,
  entryStateLabels,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { changeEntry, lockEntry } from './changeEntry';

/** Sets the state of an entry by hand. Throws 404, 409 for another version and for a state that it cannot take. */
export async function moveEntry(
  db: Database,
  id: string,
  { version, state, reason }: EntryMove,
  author: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, id, version);
    const moves: readonly EntryState[] = entryMoves[entry.state];
    if (!moves.includes(state)) throw noSuchMove(entry.state, state);
    await changeEntry(trx, entry, { state, reason, author });
  });
}

/** Says of entries that they are with the board, each by itself: one that cannot be hinders no other. */
export async function markEntered(
  db: Database,
  seen: readonly { id: string; version: number }[],
  author: string,
): Promise<EntryOutcome[]> {
  const outcomes: EntryOutcome[] = [];
  for (const { id, version } of seen) {
    try {
      await db.transaction().execute(async (trx) => {
        const entry = await lockEntry(trx, id, version);
        if (entry.state !== 'requested') throw noSuchMove(entry.state, 'entered');
        await changeEntry(trx, entry, { state: 'entered', reason: '', author });
      });
      outcomes.push({ id, done: true, message: '' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ id, done: false, message: error.message });
    }
  }
  return outcomes;
}

const noSuchMove = (from: EntryState, to: EntryState) =>
  new HttpError(
    409,
    'no-such-step',
    `This entry is ${entryStateLabels[from].toLowerCase()} and cannot become ${entryStateLabels[to].toLowerCase()}.`,
  );
