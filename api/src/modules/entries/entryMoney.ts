import { type AmendmentChoice, type EntryOffer, returnedOf, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { isReplacedAtOnce } from '../credit-notes/chargeMore';
import type { EnteredExam } from '../exams/enteredExam';
import { type Exam, lateFeeOf } from '../exams/exam';
import { datesOfSubject, keyDatesKnown } from '../exams/keyDates';
import { otherOptions } from '../exams/otherOptions';
import { takingPlace } from '../exams/places';
import type { EntryRow } from './describeEntries';

/** Whether the board was told of an entry. */
export const isWithBoard = ({ state }: Pick<EntryRow, 'state'>): boolean => state === 'entered' || state === 'amended';

/** What withdrawing or amending an entry would change today. Throws 404 where there is none. */
export async function offerFor(db: Database, id: string): Promise<EntryOffer> {
  const entry = await db
    .selectFrom('examEntries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('entry'));
  const dates = await datesOf(db, entry);
  const withdrawals = dates?.withdrawals ?? null;
  const { price, boardFee, enquiryId } = entry;
  const invoice = await db
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst();
  const when = { day: today(), isWithBoard: isWithBoard(entry) };
  // What is not asked any more is not credited either.
  const none = { board: 0, centre: 0 };
  const returned = price === null || !invoice ? null : returnedOf({ price, boardFee }, withdrawals, when);
  return {
    version: entry.version,
    withdrawal: {
      until: withdrawals?.centre ?? null,
      returned: invoice ? returned : none,
      most: invoice ? mostOf(entry) : 0,
    },
    amendment: {
      until: dates?.amendments?.centre ?? null,
      choices: await choicesFor(db, entry),
      isInvoicedAtOnce: await isReplacedAtOnce(db, invoice),
    },
  };
}

/** The most that can come back of an entry, in pence; null where it is not known what was asked. */
export const mostOf = ({ price, lateFee }: EntryRow): number | null => (price === null ? null : price + lateFee);

/**
 * What an entry can be amended to: the other options of its subject that its application is not entered for already, with
 * what the invoice changes by.
 */
export async function choicesFor(db: Database, entry: EntryRow): Promise<AmendmentChoice[]> {
  const { option } = examIn(entry);
  const entered = await db
    .selectFrom('examEntries')
    .select('optionId')
    .where('enquiryId', '=', entry.enquiryId)
    .where('seriesId', '=', entry.seriesId)
    .where('state', 'in', takingPlace)
    .execute();
  const isEntered = ({ choice }: Exam) => entered.some(({ optionId }) => optionId === choice.option.id);
  const last = (await datesOf(db, entry))?.amendments?.centre ?? null;
  const isLate = last === null || today() > last;
  const others = await otherOptions(db, entry.seriesId, option.id);
  return others
    .filter((exam) => !isEntered(exam))
    .map((exam) => ({ option: exam.choice.option, amount: differenceOf(entry, exam, isLate) }));
}

/** What an amendment costs, in pence, below zero what comes back: the other price, and after the last day what the stage of today adds. */
function differenceOf({ price }: EntryRow, exam: Exam, isLate: boolean): number | null {
  return price === null ? null : exam.price - price + (isLate ? lateFeeOf(exam) : 0);
}

export const examIn = ({ exam }: Pick<EntryRow, 'exam'>): EnteredExam => JSON.parse(exam);

async function datesOf(db: Database, { seriesId, board, level, exam }: EntryRow) {
  return datesOfSubject(await keyDatesKnown(db), seriesId, { board, level, name: examIn({ exam }).subject.name });
}
