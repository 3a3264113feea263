import { asked } from '../payments/cardProvider';
import type { PaymentApp } from '../payments/cards';
import { intentIn } from '../payments/intentIn';
import { lookAtCharge } from './lookAtCharge';

/** A bank sends a refund back within 30 days, and decides a dispute within some three months. */
const REFUND_DAYS = 40;
const DISPUTE_DAYS = 180;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Looks at every card payment of which something went back or is disputed by the provider's lists: what no event told, or
 * nobody listened to, is heard within a day.
 */
export async function lookAtAll(app: PaymentApp): Promise<void> {
  const { cards } = app;
  if (!cards) return;
  const since = (days: number) => ({
    created: { gte: Math.floor(Date.now() / 1000) - days * DAY_SECONDS },
    limit: 100,
  });
  const intents = new Set<string>();
  const add = (of: Parameters<typeof intentIn>[0]) => {
    const intentId = intentIn(of);
    if (intentId !== undefined) intents.add(intentId);
  };
  await asked(app, cards.stripe.refunds.list(since(REFUND_DAYS)).autoPagingEach(add));
  await asked(app, cards.stripe.disputes.list(since(DISPUTE_DAYS)).autoPagingEach(add));
  for (const intentId of intents) {
    const payment = await app.db
      .selectFrom('cardPayments')
      .select('id')
      .where('intentId', '=', intentId)
      .executeTakeFirst();
    if (payment) await lookAtCharge(app, payment.id);
  }
}
