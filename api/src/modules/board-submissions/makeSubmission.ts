import { type LevelId, type NewSubmission, SUBMISSION_CHANGED, submittedActs } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { sealText } from '../../platform/sealing/sealedText';
import { now } from '../../platform/time';
import { giveNumbers, numberShown } from '../entries/candidateNumbers';
import { changeEntry, lockEntry } from '../entries/changeEntry';
import { examNamed } from '../exams/enteredExam';
import { recordStep } from '../history/recordStep';
import { headOf } from './dueEntries';
import { type DueEntry, dueOf, type Site, seenAs } from './previewSubmission';
import type { SentCandidate } from './storedSubmissions';

/** So many rows are written at once. */
const ROWS_AT_ONCE = 200;

/**
 * Freezes what a board is to hear, but for what is left out, as the next of its sequence: who has no candidate number is given one, and first
 * entries are entered with the board by it. Answers its id. Throws 409 where it is not what was seen, where somebody else made it at
 * that moment, or without a centre number; 422 where all is left out.
 */
export async function makeSubmission(
  db: Database,
  site: Site,
  { seen, leftOut, ...of }: NewSubmission,
  author: string,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { sequence, centreNumber } = await headOf(trx, of);
    if (centreNumber === '') {
      throw new HttpError(409, 'no-centre', 'Please set the centre number of this campus with this board first.');
    }
    const due = await dueOf(trx, of, site);
    const sent = due.filter(({ entry }) => !leftOut.includes(entry.id));
    const [first] = sent;
    if (seenAs(due) !== seen) throw new HttpError(409, SUBMISSION_CHANGED.word, SUBMISSION_CHANGED.message);
    if (!first) throw new HttpError(422, 'nothing-sent', 'All of it is left out: there is nothing to send.');
    const { campus, board, series: seriesId } = of;
    const id = newId();
    // Of two at once, one has this place in the sequence, and the other waits here until it is known who.
    const made = await trx
      .insertInto('boardSubmissions')
      .values({
        ...{ id, board, seriesId, seriesName: first.entry.series.name, campus, centreNumber, sequence, author },
        madeAt: now(),
      })
      .onConflict((known) => known.columns(['board', 'seriesId', 'centreNumber', 'sequence']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new HttpError(409, SUBMISSION_CHANGED.word, SUBMISSION_CHANGED.message);
    const entries = sent.map(({ entry }) => entry);
    const numbers = await giveNumbers(trx, { campus, seriesId }, entries, author);
    await writeRows(trx, id, sent, { numbers, answersKeys: site.answersKeys });
    for (const { entry, act } of sent) {
      const locked = await lockEntry(trx, entry.id, entry.version);
      if (act === 'entry') await changeEntry(trx, locked, { state: 'entered', reason: '', author });
      else {
        const detail = `${submittedActs[act]}: ${examNamed(locked)}, file ${sequence}`;
        await recordStep(trx, { enquiryId: locked.enquiryId, kind: 'entry-sent', detail, author });
      }
    }
    return { id };
  });
}

async function writeRows(
  trx: Trx,
  submissionId: string,
  sent: readonly DueEntry[],
  { numbers, answersKeys }: { numbers: ReadonlyMap<string, number> } & Pick<Site, 'answersKeys'>,
): Promise<void> {
  for (let from = 0; from < sent.length; from += ROWS_AT_ONCE) {
    const some = sent.slice(from, from + ROWS_AT_ONCE).map((due) => ({ ...due, id: newId() }));
    const before = await timesSent(
      trx,
      some.map(({ entry }) => entry.id),
    );
    await trx
      .insertInto('boardSubmissionRows')
      .values(
        some.map(({ id, entry, act, exam, boardVersion }, at) => ({
          ...{ id, submissionId, position: from + at, entryId: entry.id, enquiryId: entry.enquiryId },
          ...{ nth: (before.get(entry.id) ?? 0) + 1, act, level: entry.level.id as LevelId },
          ...{ exam, boardVersion },
          ...{ answer: 'waiting' as const, reason: '', answeredBy: '', answeredAt: null },
        })),
      )
      .execute();
    await trx
      .insertInto('boardSubmissionTexts')
      .values(
        some.map(({ id, entry: { enquiryId, name, birthDate, uci, uln, certificateName } }) => {
          const candidateNumber = numberShown(numbers.get(enquiryId) ?? 0);
          const candidate: SentCandidate = { name, birthDate, uci, uln, certificateName, candidateNumber };
          return { rowId: id, enquiryId, candidate: sealText(answersKeys, JSON.stringify(candidate)) };
        }),
      )
      .execute();
  }
}

/** How often each entry was sent before. */
async function timesSent(trx: Trx, entryIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('boardSubmissionRows')
    .select(['entryId', ({ fn }) => fn.max('nth').as('nth')])
    .where('entryId', 'in', entryIds)
    .groupBy('entryId')
    .execute();
  return new Map(rows.map(({ entryId, nth }) => [entryId, Number(nth)]));
}
