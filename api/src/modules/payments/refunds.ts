import { formatPence, type PaymentStepKind } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { mustBeTheSite } from '../../platform/database/restoredCopy';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { minutesFromNow, now } from '../../platform/time';
import { authors, recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';
import { sumsOfInvoice } from '../ledger/sums';
import { queueLetter } from '../letters/queueLetter';
import { askedUnlessRefused, cardsToUse } from './cardProvider';
import type { PaymentApp } from './cards';

/** By when the refund's own call has been answered, or never will be. */
const CALL_MINUTES = 1;

/**
 * Gives money back: what was paid by card to that card, any other is only written down. It is written down before the
 * provider is asked, and a job asks again if the answer is lost; with the same `key` it is the same refund. Throws 409
 * for more than was paid, where the provider refuses, and in a restored copy for what was paid by card.
 *
 * @param refund `amount` in pence
 */
export async function refund(
  app: PaymentApp,
  refund: { enquiryId: string; amount: number; reason: string; author: string; key: string | undefined },
): Promise<void> {
  const { enquiryId, amount, reason, author, key } = refund;
  if ((await cardsLeft(app.db, enquiryId)).length > 0) await mustBeTheSite(app.db);
  const id = key === undefined ? newId() : hashOf(`${enquiryId} ${key}`);
  await app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    const known = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
    if (known) {
      if (known.amount !== amount)
        throw new HttpError(409, 'key-reused', 'This refund was asked for with another amount.');
      return;
    }
    const { received, refunded } = await sumsOfInvoice(trx, invoice);
    const left = received - refunded;
    if (amount > left) {
      const message = left > 0 ? `Only ${formatPence(left)} can be refunded.` : 'There is nothing to refund.';
      throw new HttpError(409, 'too-much', message);
    }
    const intentId = await cardFor(trx, enquiryId, amount);
    await trx
      .insertInto('refunds')
      .values({ id, enquiryId, amount, reason, author, state: 'asked', madeAt: now(), intentId })
      .execute();
    await recordEntry(trx, invoice, { kind: 'refund', amount: -amount, source: sourceOf(id), author });
    await recordStep(trx, { enquiryId, kind: 'refunding', amount, detail: reason, author });
    await queueJob(trx, 'refund', { refundId: id }, { enquiryId, runAt: minutesFromNow(CALL_MINUTES) });
  });
  await settleRefund(app, id);
}

/** Where the ledger heard of a refund. */
const sourceOf = (id: string) => `refund:${id}`;

/** Asks the provider for a refund that was written down, under a key of its own: asked twice, money goes back once. */
export async function settleRefund(app: PaymentApp, id: string): Promise<void> {
  const asking = await app.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (asking.state !== 'asked') return;
  const { intentId, amount } = asking;
  if (intentId === null) return settled(app, asking, 'done', 'Recorded: not paid by card');
  const { stripe } = await cardsToUse(app);
  const request = stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: `refund:${id}` });
  const asked = await askedUnlessRefused(app, request);
  if ('answer' in asked) return settled(app, asking, 'done', 'To the card');
  await settled(app, asking, 'refused', asked.refusal);
  throw new HttpError(409, 'refund-refused', `The card provider refused the refund: ${asked.refusal}`);
}

/** The card payment that a refund goes back to; null once all that cards paid went back, when it is only written down. Throws 409 for more than one card payment has left. */
async function cardFor(trx: Trx, enquiryId: string, amount: number): Promise<string | null> {
  const cards = await cardsLeft(trx, enquiryId);
  if (cards.length === 0) return null;
  const card = cards.find(({ left }) => left >= amount);
  if (card) return card.intentId;
  const most = Math.max(...cards.map(({ left }) => left));
  const message = `Only ${formatPence(most)} can go back to the card. Please refund that first, and the rest after.`;
  throw new HttpError(409, 'too-much', message);
}

/** The card payments of an enquiry of which something did not go back, with how much, in pence. */
async function cardsLeft(db: Database, enquiryId: string): Promise<{ intentId: string; left: number }[]> {
  const cards = await db
    .selectFrom('moneyEntries')
    .innerJoin('allocations', 'allocations.entryId', 'moneyEntries.id')
    .innerJoin('invoices', 'invoices.id', 'allocations.invoiceId')
    .select(({ fn }) => ['source', fn.sum<number>('allocations.amount').as('amount')])
    .where('enquiryId', '=', enquiryId)
    .where('kind', '=', 'card')
    .groupBy('source')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['intentId', 'amount'])
    .where('enquiryId', '=', enquiryId)
    .where('state', '!=', 'refused')
    .execute();
  const wentBack = (intentId: string) =>
    refunds.reduce((sum, refund) => (refund.intentId === intentId ? sum + refund.amount : sum), 0);
  return cards
    .map(({ source, amount }) => ({ intentId: source.replace('stripe:', ''), amount }))
    .map(({ intentId, amount }) => ({ intentId, left: amount - wentBack(intentId) }))
    .filter(({ left }) => left > 0);
}

const stepOf = { done: 'refunded', refused: 'refund-failed' } as const satisfies Record<string, PaymentStepKind>;

const settled = (
  app: PaymentApp,
  { id, enquiryId, amount, author }: Tables['refunds'],
  state: 'done' | 'refused',
  detail: string,
) =>
  app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    const ours = await trx
      .updateTable('refunds')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .returning('id')
      .executeTakeFirst();
    if (!ours) return;
    await recordStep(trx, { enquiryId, kind: stepOf[state], amount, detail, author });
    if (state === 'done') return queueLetter(trx, enquiryId, 'refund', { about: id });
    await recordEntry(trx, invoice, { kind: 'refund-failed', amount, source: sourceOf(id), author: authors.provider });
  });
