import {
  type Campus,
  type EntryOutcome,
  entryStateLabels,
  isChangeable,
  type ListedEntry,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { giveNumbers } from './candidateNumbers';
import { describeEntries } from './describeEntries';

/** Gives candidate numbers to these entries' candidates, in their order, and says of each what became of it. */
export async function numberCandidates(
  db: Database,
  ids: readonly string[],
  usual: Campus,
  author: string,
): Promise<EntryOutcome[]> {
  const rows = await db.selectFrom('examEntries').selectAll().where('id', 'in', ids).execute();
  const described = new Map((await describeEntries(db, rows)).map((entry) => [entry.id, entry]));
  const outcomes: EntryOutcome[] = [];
  for (const id of ids) {
    const entry = described.get(id);
    const refusal = entry ? refusalOf(entry) : 'This entry is not there any more.';
    if (!entry || refusal) {
      outcomes.push({ id, done: false, message: refusal ?? '' });
      continue;
    }
    try {
      const numbering = { campus: entry.campus ?? usual, seriesId: entry.series.id };
      await db.transaction().execute((trx) => giveNumbers(trx, numbering, [entry], author));
      outcomes.push({ id, done: true, message: '' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ id, done: false, message: error.message });
    }
  }
  return outcomes;
}

const refusalOf = ({ state }: ListedEntry) =>
  isChangeable(state) ? undefined : `This entry is ${entryStateLabels[state].toLowerCase()}.`;
