import type { Database } from '../database/database';

/**
 * The pence that came in for an enquiry: by card, or by a transfer that staff have seen, which is when they made its
 * invoice booked. Cancelled afterwards, it came in all the same.
 */
export async function received(db: Database, enquiryId: string): Promise<number> {
  const paid = await db.selectFrom('paid').select('amount').where('enquiryId', '=', enquiryId).executeTakeFirst();
  if (paid) return paid.amount;
  const booked = await db
    .selectFrom('invoices')
    .innerJoin('paymentSteps', 'paymentSteps.enquiryId', 'invoices.enquiryId')
    .select('invoices.amount')
    .where('invoices.enquiryId', '=', enquiryId)
    .where('paymentSteps.kind', '=', 'booked')
    .executeTakeFirst();
  return booked?.amount ?? 0;
}
