import { openDispute } from '../card-sandbox/disputes';
import { moveRefund } from '../card-sandbox/refunds';
import type { DisputeStatus } from '../card-sandbox/tables';
import { cardsOf } from '../modules/payments/cardProvider';
import type { TestServer } from './startServer';

/** What happens at the card provider without our asking: in its dashboard, and at the payer's bank. */
export class ProviderSide {
  constructor(private readonly server: TestServer) {}

  private get stripe() {
    return cardsOf(this.server.app).stripe;
  }

  /** The provider's intent of the card payment of an enquiry. */
  async intentOf(enquiryId: string): Promise<string> {
    const { intentId } = await this.server.app.db
      .selectFrom('cardPayments')
      .select('intentId')
      .where('enquiryId', '=', enquiryId)
      .executeTakeFirstOrThrow();
    return intentId ?? '';
  }

  /** Somebody refunds in the dashboard, and an event tells of it. Answers the refund's id. */
  async refund(intentId: string, amount: number): Promise<string> {
    return (await this.stripe.refunds.create({ payment_intent: intentId, amount })).id;
  }

  /** A refund fails at the card's bank, and nobody is told. */
  async failRefund(id: string): Promise<void> {
    await this.server.app.db.transaction().execute((trx) => moveRefund(trx, id));
  }

  /** The payer's bank disputes a payment, and nobody is told. Answers the dispute's id. */
  async dispute(intentId: string, status: DisputeStatus = 'needs_response'): Promise<string> {
    await this.server.app.db
      .transaction()
      .execute((trx) => openDispute(trx, intentId, { status, reason: 'fraudulent' }));
    return (await this.disputes(intentId))[0]?.id ?? '';
  }

  /** The bank decides a dispute, and events tell of it. */
  async decide(id: string, outcome: 'won' | 'lost'): Promise<void> {
    const evidence = outcome === 'won' ? 'winning_evidence' : 'losing_evidence';
    await this.stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
  }

  refunds = (intentId: string) =>
    this.stripe.refunds.list({ payment_intent: intentId }).autoPagingToArray({ limit: 99 });
  disputes = (intentId: string) =>
    this.stripe.disputes.list({ payment_intent: intentId }).autoPagingToArray({ limit: 99 });
}
