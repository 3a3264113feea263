import type Stripe from 'stripe';
import type { Trx } from '../../platform/database/database';
import { writeDispute } from '../disputes/writeDispute';
import { lockInvoice } from '../invoices/storedInvoices';
import { asked, cardsOf } from '../payments/cardProvider';
import type { PaymentApp } from '../payments/cards';
import { lookAtPayment } from '../payments/reconcile';
import { writeRefund } from './writeRefund';

/** More than one payment ever has. */
const MOST = 1_000;

/**
 * Asks the provider what went back of a card payment, by refunds or to disputes, and writes it down. However many look at
 * once, and in whatever order they are told: what was asked for before somebody else wrote is asked for again.
 */
export async function lookAtCharge(app: PaymentApp, paymentId: string): Promise<void> {
  // What did not come cannot have gone back.
  await lookAtPayment(app, paymentId);
  for (;;) {
    const payment = await app.db
      .selectFrom('cardPayments')
      .select(['id', 'enquiryId', 'intentId', 'looks'])
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (!payment || payment.intentId === null) return;
    const { intentId, enquiryId, looks } = payment;
    const { stripe } = cardsOf(app);
    const ofIt = { payment_intent: intentId, limit: 100 };
    const refunds = await asked(app, stripe.refunds.list(ofIt).autoPagingToArray({ limit: MOST }));
    const disputes = await asked(app, stripe.disputes.list(ofIt).autoPagingToArray({ limit: MOST }));
    if (refunds.length === 0 && disputes.length === 0) return;
    const wentBack = { enquiryId, intentId, refunds, disputes };
    if (await app.db.transaction().execute((trx) => write(trx, { id: paymentId, looks }, wentBack))) return;
  }
}

interface WentBack {
  enquiryId: string;
  intentId: string;
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
}

/** Whether it was written: not what was asked for before somebody else wrote. */
async function write(
  trx: Trx,
  { id, looks }: { id: string; looks: number },
  { refunds, disputes, ...payment }: WentBack,
): Promise<boolean> {
  await lockInvoice(trx, 'enquiryId', payment.enquiryId);
  const isNewest = await trx
    .updateTable('cardPayments')
    .set({ looks: looks + 1 })
    .where('id', '=', id)
    .where('looks', '=', looks)
    .returning('id')
    .executeTakeFirst();
  if (!isNewest) return false;
  const came = await trx
    .selectFrom('moneyEntries')
    .select('id')
    .where('kind', '=', 'card')
    .where('source', '=', `stripe:${payment.intentId}`)
    .executeTakeFirst();
  if (!came) return true;
  // The provider lists the newest first.
  for (const refund of [...refunds].reverse()) await writeRefund(trx, payment, refund);
  for (const dispute of [...disputes].reverse()) await writeDispute(trx, payment, dispute);
  return true;
}
