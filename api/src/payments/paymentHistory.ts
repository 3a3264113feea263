import type { Enquiry } from '@forms/shared/contract';
import type { Database } from '../database/database';

/** What staff read of an enquiry's payment; empty for a form without an invoice. */
export async function paymentHistory(
  _db: Database,
  _enquiryId: string,
): Promise<Pick<Enquiry, 'invoiceId' | 'payments' | 'mail' | 'refunded'>> {
  return { invoiceId: null, payments: [], mail: [], refunded: 0 };
}
