import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

export interface CardLeft {
  paymentId: string;
  intentId: string;
  /** The pence of it that neither went back nor were lost to a dispute. */
  left: number;
}

/** The card payments that came for an enquiry, with what is left of each. */
export async function cardsLeft(db: Database, enquiryId: string): Promise<CardLeft[]> {
  const cards = await db
    .selectFrom('cardPayments')
    .innerJoin('moneyEntries', (join) => join.on('source', '=', sql<string>`'stripe:' || intent_id`))
    .select(['cardPayments.id as paymentId', 'intentId', 'moneyEntries.amount'])
    .where('enquiryId', '=', enquiryId)
    .where('kind', '=', 'card')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['intentId', 'amount'])
    .where('enquiryId', '=', enquiryId)
    .where('state', 'not in', ['refused', 'failed'])
    .execute();
  const lost = await db
    .selectFrom('disputes')
    .select(['intentId', 'amount'])
    .where('enquiryId', '=', enquiryId)
    .where('state', '=', 'lost')
    .execute();
  return cards.flatMap(({ paymentId, intentId, amount }) => {
    if (intentId === null) return [];
    const gone = [...refunds, ...lost].filter((each) => each.intentId === intentId);
    return [{ paymentId, intentId, left: gone.reduce((left, each) => left - each.amount, amount) }];
  });
}
