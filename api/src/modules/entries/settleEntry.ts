import {
  authors,
  ENTRY_PRICE_CHANGED,
  type EntryAmendment,
  type EntryWithdrawal,
  formatPence,
  isChangeable,
} from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { chargeMore } from '../credit-notes/chargeMore';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { examNamed } from '../exams/enteredExam';
import { fullSaid, tooYoungSaid } from '../exams/enteredExams';
import { papersOfOptions } from '../exams/optionPapers';
import { otherOptions } from '../exams/otherOptions';
import { isFull } from '../exams/places';
import type { OpenPayments } from '../invoices/editInvoice';
import { lockInvoice } from '../invoices/storedInvoices';
import { queueLetter } from '../letters/queueLetter';
import { keepFromApplicant } from '../messages/storedMessages';
import { changeEntry, type EntryChange, lockEntry } from './changeEntry';
import { candidateOf } from './correctCandidate';
import type { EntryRow } from './describeEntries';
import { choicesFor, examIn, isWithBoard, mostOf } from './entryMoney';

/** Whose entry is changed, and who does it. */
interface Settling {
  app: Pick<App, 'db' | 'settings'>;
  payments: OpenPayments;
  id: string;
  author: string;
}

/**
 * Withdraws an entry: what comes back of it goes off its invoice by a credit note, and a letter says so. Throws 404, 409 for
 * another version, for one that is given up already and where the invoice takes no credit note, 422 for more than was asked.
 */
export async function withdrawEntry(settling: Settling, { version, reason, returned }: EntryWithdrawal): Promise<void> {
  await settled(settling, { version, hasMoney: returned > 0 }, async (_, entry) => {
    const most = mostOf(entry) ?? 0;
    if (returned > most) {
      throw new HttpError(422, 'too-much', `No more than ${formatPence(most)} was asked for this entry.`);
    }
    return { change: { state: 'withdrawn', reason, amount: 0 - returned }, named: `Withdrawn: ${examNamed(entry)}` };
  });
}

/**
 * Amends an entry to another option of its subject, at the price that was shown. Throws 409 where that has no place left, and where the candidate is too young for it. What it costs less goes off the invoice by
 * a credit note; what it costs more is charged by an invoice in its place.
 */
export async function amendEntry(
  settling: Settling,
  { version, optionId, reason, amount }: EntryAmendment,
): Promise<void> {
  await settled(settling, { version, hasMoney: Boolean(amount) }, async (trx, entry) => {
    const choice = (await choicesFor(trx, entry)).find(({ option }) => option.id === optionId);
    if (!choice) throw notFound('option of this subject');
    if (choice.amount !== amount) throw new HttpError(409, ENTRY_PRICE_CHANGED.word, ENTRY_PRICE_CHANGED.message);
    const before = examIn(entry);
    const exams = await otherOptions(trx, entry.seriesId, before.option.id);
    const exam = exams.find(({ choice: { option } }) => option.id === optionId);
    if (!exam) throw notFound('option of this subject');
    if (await isFull(trx, exam)) throw new HttpError(409, 'full', fullSaid(exam));
    const { candidate } = await candidateOf(trx, entry.enquiryId);
    const young = tooYoungSaid(exam, candidate.birthDate);
    if (young !== undefined) throw new HttpError(409, 'too-young', young);
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
  { app, payments, id, author }: Settling,
  { version, hasMoney }: { version: number; hasMoney: boolean },
  make: (trx: Trx, entry: EntryRow) => Promise<Made>,
): Promise<void> {
  const { id: invoiceId } = await app.db
    .selectFrom('examEntries')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.enquiryId', '=', 'examEntries.enquiryId').on('isCurrent', '=', 1),
    )
    .select('invoices.id')
    .where('examEntries.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('entry'));
  if (hasMoney && invoiceId !== null) await payments.withdraw(invoiceId, author);
  await app.db.transaction().execute(async (trx) => {
    // Locks are taken in one order: the invoice first.
    const invoice = hasMoney && invoiceId !== null ? await lockInvoice(trx, 'id', invoiceId) : undefined;
    if (invoice?.isCurrent === 0) throw new HttpError(409, ENTRY_PRICE_CHANGED.word, ENTRY_PRICE_CHANGED.message);
    const entry = await lockEntry(trx, id, version);
    if (!isChangeable(entry.state)) {
      throw new HttpError(409, 'given-up', 'This entry is withdrawn or refused already.');
    }
    const { change, named } = await make(trx, entry);
    const about = await changeEntry(trx, entry, { ...change, author });
    const { enquiryId } = entry;
    const { amount = 0, reason } = change;
    if (amount < 0 && invoice) {
      const line = { description: named, amount: -amount, accountId: 'exams' as const };
      await issueCreditNote(trx, { invoiceId: invoice.id, lines: [line], reason, author });
    }
    if (amount > 0) {
      const item = { metaType: 'standalone', type: 'exams', description: named, cost: amount } as const;
      await chargeMore(app, trx, { enquiryId, invoice, items: [item], author });
    }
    await queueLetter(trx, enquiryId, 'entry', { about });
    // Of what an applicant changes, somebody has to tell the board.
    if (author === authors.applicant && isWithBoard(entry)) {
      await keepFromApplicant(trx, enquiryId, changedSaid(entry, named));
    }
  });
}

/** What staff read of a change that an applicant has made. */
const changedSaid = (entry: EntryRow, named: string): string =>
  `${examNamed(entry)}: changed on this page. ${named}. The board was told of the entry before.`;
