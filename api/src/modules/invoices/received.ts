import type { Database } from '../../platform/database/database';

/** Money that came in for an enquiry: `amount` in pence, and when we knew of it. */
export interface Receipt {
  amount: number;
  receivedAt: string;
  byCard: boolean;
}

/**
 * What came in for an enquiry: by card, or by a transfer that staff have seen, which is when they made its invoice
 * booked. Cancelled afterwards, it came in all the same.
 */
export async function receiptOf(db: Database, enquiryId: string): Promise<Receipt | undefined> {
  const paid = await db
    .selectFrom('paid')
    .select(['amount', 'paidAt as receivedAt'])
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();
  if (paid) return { ...paid, byCard: true };
  const booked = await db
    .selectFrom('invoices')
    .innerJoin('paymentSteps', 'paymentSteps.enquiryId', 'invoices.enquiryId')
    .select(['invoices.amount', 'paymentSteps.madeAt as receivedAt'])
    .where('invoices.enquiryId', '=', enquiryId)
    .where('paymentSteps.kind', '=', 'booked')
    .orderBy('paymentSteps.madeAt')
    .limit(1)
    .executeTakeFirst();
  return booked && { ...booked, byCard: false };
}

/** The pence that came in for an enquiry. */
export const received = async (db: Database, enquiryId: string): Promise<number> =>
  (await receiptOf(db, enquiryId))?.amount ?? 0;

/** The pence of an enquiry that went back or are on their way. */
export async function refunded(db: Database, enquiryId: string): Promise<number> {
  const refunds = await db
    .selectFrom('refunds')
    .select('amount')
    .where('enquiryId', '=', enquiryId)
    .where('state', '!=', 'refused')
    .execute();
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
