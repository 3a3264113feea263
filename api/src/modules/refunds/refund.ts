import { formatPence, type RefundRequest } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { mustBeTheSite } from '../../platform/database/restoredCopy';
import { HttpError, notFound } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { minutesFromNow, now } from '../../platform/time';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { mustNotBeDisputed } from '../disputes/undecided';
import { recordStep } from '../history/recordStep';
import { lockInvoice, mustBeVersion } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';
import { sumsOfInvoice } from '../ledger/sums';
import { withdrawPayment } from '../payments/cardPayments';
import type { PaymentApp } from '../payments/cards';
import { askForRefund } from './askForRefund';
import { cardsLeft } from './cardsLeft';
import { lookAtCharge } from './lookAtCharge';
import { settled, sourceOf } from './moveRefund';

/** By when the refund's own call has been answered, or never will be. */
const CALL_MINUTES = 1;

interface Refunding extends RefundRequest {
  enquiryId: string;
  author: string;
  key: string | undefined;
  version: string | undefined;
}

/**
 * Gives money back: what was paid by card to that card, any other is only written down; with a credit note of `lines`, where
 * there are some. What others gave back is asked for first. It is written down before the provider is asked, and a job asks
 * again if the answer is lost; with the same `key` it is the same refund. Throws 409 for more than was paid, while a bank
 * decides about a dispute, for another version of the invoice than is stored, where the provider refuses, and in a restored
 * copy for what was paid by card.
 */
export async function refund(app: PaymentApp, asked: Refunding): Promise<void> {
  const { enquiryId, author, key, lines, version } = asked;
  const id = key === undefined ? newId() : hashOf(`${enquiryId} ${key}`);
  const isKnown = await app.db.selectFrom('refunds').select('id').where('id', '=', id).executeTakeFirst();
  if (!isKnown) {
    const cards = await cardsLeft(app.db, enquiryId);
    if (cards.length > 0) await mustBeTheSite(app.db);
    if (asked.way !== 'other') for (const { paymentId } of cards) await lookAtCharge(app, paymentId);
    const { id: invoiceId } = await currentInvoice(app, enquiryId);
    await mustBeVersion(app.db, invoiceId, version);
    if (lines) await withdrawPayment(app, invoiceId, author);
  }
  await app.db.transaction().execute((trx) => writeDown(trx, id, asked));
  const refusal = await askForRefund(app, id);
  if (refusal === undefined) return;
  await app.db.updateTable('refunds').set({ settledAt: now() }).where('id', '=', id).execute();
  throw new HttpError(409, 'refund-refused', `The card provider refused the refund: ${refusal}`);
}

async function writeDown(trx: Trx, id: string, asked: Refunding): Promise<void> {
  const { enquiryId, amount, reason, author, lines, version } = asked;
  const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
  const known = await trx.selectFrom('refunds').select('amount').where('id', '=', id).executeTakeFirst();
  if (known) {
    if (known.amount === amount) return;
    throw new HttpError(409, 'key-reused', 'This refund was asked for with another amount.');
  }
  await mustBeVersion(trx, invoice.id, version);
  await mustNotBeDisputed(trx, enquiryId);
  if (lines) await issueCreditNote(trx, { invoiceId: invoice.id, lines, reason, author });
  const { received, refunded, surplus } = await sumsOfInvoice(trx, invoice);
  mustBeLeft(amount, received - refunded);
  if (lines && amount > surplus) throw new HttpError(409, 'too-much', stillAsked(surplus));
  const intentId = asked.way === 'other' ? null : await cardFor(trx, enquiryId, amount);
  const rest = { providerId: null, movedAt: now(), settledAt: null };
  await trx
    .insertInto('refunds')
    .values({ id, enquiryId, amount, reason, author, state: 'asked', madeAt: now(), intentId, ...rest })
    .execute();
  // It is what was to be done about those that did not go.
  await settled(trx, enquiryId, id);
  await recordEntry(trx, invoice, { kind: 'refund', amount: -amount, source: sourceOf(id), author });
  await recordStep(trx, { enquiryId, kind: 'refunding', amount, detail: reason, author });
  await queueJob(trx, 'refund', { refundId: id }, { enquiryId, runAt: minutesFromNow(CALL_MINUTES) });
}

function mustBeLeft(amount: number, left: number): void {
  if (amount <= left) return;
  const message = left > 0 ? `Only ${formatPence(left)} can be refunded.` : 'There is nothing to refund.';
  throw new HttpError(409, 'too-much', message);
}

const stillAsked = (surplus: number) =>
  surplus > 0
    ? `With that credited, ${formatPence(surplus)} was paid beyond what is still asked: no more can be refunded.`
    : 'With that credited, all that was paid is still asked: credit it alone.';

const currentInvoice = ({ db }: PaymentApp, enquiryId: string) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .executeTakeFirstOrThrow(() => notFound('invoice'));

/** The card payment that a refund goes back to; null once all that cards paid went back, when it is only written down. Throws 409 for more than one card payment has left. */
async function cardFor(trx: Trx, enquiryId: string, amount: number): Promise<string | null> {
  const cards = (await cardsLeft(trx, enquiryId)).filter(({ left }) => left > 0);
  if (cards.length === 0) return null;
  const card = cards.find(({ left }) => left >= amount);
  if (card) return card.intentId;
  const most = Math.max(...cards.map(({ left }) => left));
  const message = `Only ${formatPence(most)} can go back to the card. Please refund that first, and the rest after.`;
  throw new HttpError(409, 'too-much', message);
}
