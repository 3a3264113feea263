import type { Trx } from '../../platform/database/database';
import { lockInvoice } from '../invoices/storedInvoices';
import { askedUnlessRefused, cardsToUse } from '../payments/cardProvider';
import type { PaymentApp } from '../payments/cards';
import { lookAtCharge } from './lookAtCharge';
import { moveRefund, type Refund } from './moveRefund';
import { providerState } from './providerState';

/** Asks once more for a refund whose answer was lost: the provider's own list is read first, for it may know it. */
export async function askAgain(app: PaymentApp, id: string): Promise<void> {
  const { intentId } = await refundOf(app, id);
  if (intentId !== null) await lookAtIntent(app, intentId);
  await askForRefund(app, id);
}

/**
 * Asks the provider for a refund that was written down, under a key of its own and with its id: asked twice, money goes back
 * once. Answers why it was refused.
 */
export async function askForRefund(app: PaymentApp, id: string): Promise<string | undefined> {
  const { state, intentId, amount, enquiryId } = await refundOf(app, id);
  if (state !== 'asked') return undefined;
  const move = (how: (trx: Trx, asking: Refund) => Promise<void>) =>
    app.db.transaction().execute(async (trx) => {
      await lockInvoice(trx, 'enquiryId', enquiryId);
      const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      // What was heard of it meanwhile is newer than this answer.
      if (refund.state === 'asked') await how(trx, refund);
    });
  if (intentId === null) {
    await move((trx, refund) => moveRefund(trx, refund, { state: 'done', detail: 'Recorded: not paid by card' }));
    return undefined;
  }
  const { stripe } = await cardsToUse(app);
  const request = stripe.refunds.create(
    { payment_intent: intentId, amount, metadata: { refundId: id } },
    { idempotencyKey: `refund:${id}` },
  );
  const outcome = await askedUnlessRefused(app, request);
  if ('answer' in outcome) {
    const { answer } = outcome;
    await move((trx, refund) => moveRefund(trx, refund, { ...providerState(answer), providerId: answer.id }));
    return undefined;
  }
  // Refused because it went already is no refusal.
  await lookAtIntent(app, intentId);
  let isRefused = false;
  await move(async (trx, refund) => {
    isRefused = true;
    await moveRefund(trx, refund, { state: 'refused', detail: outcome.refusal });
  });
  return isRefused ? outcome.refusal : undefined;
}

const refundOf = ({ db }: PaymentApp, id: string) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function lookAtIntent(app: PaymentApp, intentId: string): Promise<void> {
  const { id } = await app.db
    .selectFrom('cardPayments')
    .select('id')
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  await lookAtCharge(app, id);
}
