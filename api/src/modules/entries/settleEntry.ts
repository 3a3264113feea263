import {
  authors,
  ENTRY_PRICE_CHANGED,
  type EntryAmendment,
  type EntryWithdrawal,
  formatPence,
  isChangeable,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { examNamed } from '../exams/enteredExam';
import { fullSaid } from '../exams/enteredExams';
import { papersOfOptions } from '../exams/optionPapers';
import { otherOptions } from '../exams/otherOptions';
import { isFull } from '../exams/places';
import type { OpenPayments } from '../invoices/editInvoice';
import { lockInvoice } from '../invoices/storedInvoices';
import { queueLetter } from '../letters/queueLetter';
import { keepFromApplicant } from '../messages/storedMessages';
import { changeEntry, type EntryChange, lockEntry } from './changeEntry';
import type { EntryRow } from './describeEntries';
import { choicesFor, examIn, isWithBoard, mostOf } from './entryMoney';

/** Whose entry is changed, and who does it. */
interface Settling {
  db: Database;
  payments: OpenPayments;
  id: string;
  author: string;
}

/**
 * Withdraws an entry: what comes back of it goes off its invoice by a credit note, and a letter says so. Throws 404, 409 for
 * another version, for one that is given up already and where the invoice takes no credit note, 422 for more than was asked.
 */
export async function withdrawEntry(settling: Settling, { version, reason, returned }: EntryWithdrawal): Promise<void> {
  await settled(settling, { version, credits: returned > 0 }, async (_, entry) => {
    const most = mostOf(entry) ?? 0;
    if (returned > most) {
      throw new HttpError(422, 'too-much', `No more than ${formatPence(most)} was asked for this entry.`);
    }
    return { change: { state: 'withdrawn', reason, amount: 0 - returned }, named: `Withdrawn: ${examNamed(entry)}` };
  });
}

/**
 * Amends an entry to another option of its subject, at the price that was shown. Throws 409 where that has no place left. What it costs less goes off the invoice by
 * a credit note; what it costs more is said in the history and the letter, and is invoiced by hand.
 */
export async function amendEntry(
  settling: Settling,
  { version, optionId, reason, amount }: EntryAmendment,
): Promise<void> {
  await settled(settling, { version, credits: amount !== null && amount < 0 }, async (trx, entry) => {
    const choice = (await choicesFor(trx, entry)).find(({ option }) => option.id === optionId);
    if (!choice) throw notFound('option of this subject');
    if (choice.amount !== amount) throw new HttpError(409, ENTRY_PRICE_CHANGED.word, ENTRY_PRICE_CHANGED.message);
    const before = examIn(entry);
    const exams = await otherOptions(trx, entry.seriesId, before.option.id);
    const exam = exams.find(({ choice: { option } }) => option.id === optionId);
    if (!exam) throw notFound('option of this subject');
    if (await isFull(trx, exam)) throw new HttpError(409, 'full', fullSaid(exam));
    const papers = (await papersOfOptions(trx, [optionId])).get(optionId) ?? [];
    const lateFee = Math.max(0, entry.lateFee + (amount ?? 0) - (exam.price - (entry.price ?? exam.price)));
    const amended = {
      optionId,
      exam: JSON.stringify({ subject: before.subject, option: exam.choice.option, papers }),
      ...{ price: exam.price, boardFee: exam.boardFee, lateFee },
    };
    const state = isWithBoard(entry) ? 'amended' : entry.state;
    const named = `Amended to ${examNamed({ ...entry, ...amended })}`;
    return { change: { state, reason, amount: amount ?? 0, exam: amended }, named };
  });
}

type Made = { change: Omit<EntryChange, 'author'>; named: string };

/** Changes an entry with its money and its letter, all of it or nothing. A card payment that was begun is taken back first. */
async function settled(
  { db, payments, id, author }: Settling,
  { version, credits }: { version: number; credits: boolean },
  make: (trx: Trx, entry: EntryRow) => Promise<Made>,
): Promise<void> {
  const invoice = await db
    .selectFrom('examEntries')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.enquiryId', '=', 'examEntries.enquiryId').on('isCurrent', '=', 1),
    )
    .select('invoices.id')
    .where('examEntries.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('entry'));
  if (credits && invoice.id !== null) await payments.withdraw(invoice.id, author);
  await db.transaction().execute(async (trx) => {
    // Locks are taken in one order: the invoice first.
    if (credits && invoice.id !== null) await lockInvoice(trx, 'id', invoice.id);
    const entry = await lockEntry(trx, id, version);
    if (!isChangeable(entry.state)) {
      throw new HttpError(409, 'given-up', 'This entry is withdrawn or refused already.');
    }
    const { change, named } = await make(trx, entry);
    const about = await changeEntry(trx, entry, { ...change, author });
    const amount = 0 - (change.amount ?? 0);
    if (amount > 0 && invoice.id !== null) {
      const line = { description: named, amount, accountId: 'exams' as const };
      await issueCreditNote(trx, { invoiceId: invoice.id, lines: [line], reason: change.reason, author });
    }
    await queueLetter(trx, entry.enquiryId, 'entry', { about });
    // Of what an applicant changes, somebody has to tell the board, or to invoice what it costs more.
    if (author === authors.applicant && (isWithBoard(entry) || amount < 0)) {
      await keepFromApplicant(trx, entry.enquiryId, changedSaid(entry, named, amount));
    }
  });
}

/** What staff read of a change that an applicant has made. */
const changedSaid = (entry: EntryRow, named: string, amount: number): string =>
  [
    `${examNamed(entry)}: changed on this page. ${named}.`,
    ...(isWithBoard(entry) ? ['The board was told of the entry before.'] : []),
    ...(amount < 0 ? [`It costs ${formatPence(-amount)} more, which is to be invoiced.`] : []),
  ].join(' ');
