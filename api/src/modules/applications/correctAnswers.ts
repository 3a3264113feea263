import {
  ANSWERS_CHANGED,
  answerSaid,
  type CorrectedAnswer,
  correctAnswers as corrected,
  type Enquiry,
  isDraft,
  labelOf,
  type newAnswers,
  type PageAnswers,
  priceChanges,
} from '@forms/shared/contract';
import type * as z from 'zod';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import type { CorrectedAnswers } from '../answer-corrections/storedCorrections';
import { revokeByStaff } from '../application-links/revokeByStaff';
import { chargeMore } from '../credit-notes/chargeMore';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { applicantOf } from '../enquiries/applicantOf';
import { lockWithMoney } from '../enquiries/lockEnquiry';
import { beginEnquiry } from '../enquiries/status';
import { enquiryById } from '../enquiries/storedEnquiries';
import { answersWrong } from '../enquiries/storeEnquiry';
import { withOwnOptions } from '../forms/ownOptions';
import type { OpenPayments } from '../invoices/editInvoice';
import { lockInvoice } from '../invoices/storedInvoices';
import { queueLetter } from '../letters/queueLetter';
import { mustNotBeMerged } from '../merges/storedMerges';
import { indexAgain } from '../search/enquirySearch';

interface Correcting {
  app: Pick<App, 'db' | 'settings'>;
  payments: OpenPayments;
  enquiryId: string;
  author: string;
}

/**
 * Corrects answers of an enquiry for staff, by the rules of its form. What its fees ask more or less by them goes by a new
 * invoice or a credit note, and the applicant hears by letter which answers were corrected. Where an address was wrong, the
 * links that went to it can be revoked with it. What is stored already is no change. Throws 404, 409 over others than were seen, 422 with each field in error.
 */
export async function correctAnswers(
  correcting: Correcting,
  { version, pages, reason, revokesLinks = false }: z.output<typeof newAnswers>,
): Promise<void> {
  const { app, payments, enquiryId, author } = correcting;
  const seen = await known(app.db, enquiryId);
  const { invoiceId } = seen;
  const { errors, pages: next } = corrected(seen, pages);
  const isTaken = errors.length === 0 && seen.answersVersion === version;
  // A card payment that was begun is taken back before anything is locked.
  if (isTaken && invoiceId !== null && moneyOf(seen, next).length > 0) await payments.withdraw(invoiceId, author);
  await app.db.transaction().execute(async (trx) => {
    await lockWithMoney(trx, enquiryId);
    await mustNotBeMerged(trx, enquiryId);
    const enquiry = await known(trx, enquiryId);
    if (enquiry.answersVersion !== version) {
      throw new HttpError(409, ANSWERS_CHANGED.word, ANSWERS_CHANGED.message, { stored: enquiry });
    }
    const { errors, pages: answers, changed } = corrected(enquiry, pages);
    if (errors.length > 0) throw answersWrong(errors);
    if (changed.length === 0) return;
    const money = moneyOf(enquiry, answers);
    const about = await store(trx, { ...enquiry, pages: answers }, { changed, reason, author });
    await settle(trx, correcting, { enquiry, money, reason });
    await beginEnquiry(trx, enquiryId, author);
    // Before the letter, which brings a new link.
    if (revokesLinks) await revokeByStaff(trx, enquiryId, author);
    await queueLetter(trx, enquiryId, 'answers', { about });
  });
}

/** The enquiry, its form knowing the options that this server offers. Throws 404, and 409 where nobody's answers are left. */
async function known(db: App['db'] | Trx, enquiryId: string): Promise<Enquiry> {
  const enquiry = await enquiryById(db, enquiryId);
  if (enquiry.payments.some(({ kind }) => kind === 'erased')) throw new HttpError(409, 'erased', ERASED_ALREADY);
  return { ...enquiry, definition: await withOwnOptions(db, enquiry.definition) };
}

const ERASED_ALREADY = 'The answers of this enquiry were erased.';

type Money = ReturnType<typeof priceChanges>;

/** What is asked more or less by other answers; nothing while the invoice is a draft, whose lines are staff's, or is cancelled. */
function moneyOf(enquiry: Enquiry, pages: readonly PageAnswers[]): Money {
  const { invoiceStatus } = enquiry;
  if (invoiceStatus !== null && (isDraft(invoiceStatus) || invoiceStatus === 'cancelled')) return [];
  return priceChanges(enquiry, pages);
}

/** Keeps the answers, what they are found by, and who corrected what and why. Answers the correction's id. */
async function store(
  trx: Trx,
  enquiry: Enquiry,
  { changed, reason, author }: { changed: readonly CorrectedAnswer[]; reason: string; author: string },
): Promise<string> {
  const { pages } = enquiry;
  const [id, enquiryId, applicant] = [newId(), enquiry.id, applicantOf(pages)];
  await trx
    .updateTable('enquiries')
    .set({ ...applicant, pages: JSON.stringify(pages) })
    .where('id', '=', enquiryId)
    .execute();
  await indexAgain(trx, { ...enquiry, ...applicant });
  const changes = changed.map(({ page, field, before, after }) => ({
    ...{ page, field: field.name, asked: labelOf(field) || field.name },
    ...{ before: answerSaid(field, before), after: answerSaid(field, after) },
  }));
  const sealed: CorrectedAnswers = { reason, changes };
  await trx
    .insertInto('answerCorrections')
    .values({ id, enquiryId, corrected: JSON.stringify(sealed), author, madeAt: now() })
    .execute();
  return id;
}

/** Has the money follow: what is asked more by an invoice in the place of the one that is out, what is asked less by a credit note. */
async function settle(
  trx: Trx,
  { app, author }: Correcting,
  { enquiry, money, reason }: { enquiry: Enquiry; money: Money; reason: string },
): Promise<void> {
  const { id: enquiryId, invoiceId } = enquiry;
  const more = money.filter(({ amount }) => amount > 0);
  const less = money.filter(({ amount }) => amount < 0);
  if (more.length > 0) {
    const invoice = invoiceId === null ? undefined : await lockInvoice(trx, 'id', invoiceId);
    const items = more.map(({ amount, description, type, accountId }) => ({
      ...{ metaType: 'standalone' as const, type, accountId, description: corrects(description), cost: amount },
    }));
    await chargeMore(app, trx, { enquiryId, invoice, items, author });
  }
  if (less.length > 0 && invoiceId !== null) {
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    const lines = less.map(({ amount, description, accountId }) => ({
      ...{ description: corrects(description), amount: -amount, accountId },
    }));
    await issueCreditNote(trx, { invoiceId: invoice.id, lines, reason, author });
  }
}

const corrects = (description: string) => `Corrected: ${description}`;
