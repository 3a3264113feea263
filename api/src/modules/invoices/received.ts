import { type Invoice, type Sums, standing } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { sumsOfInvoice } from '../ledger/sums';

/** Money that came in for an invoice: `amount` in pence, and the day on which the last of it came. */
export interface Receipt {
  amount: number;
  receivedAt: string;
  byCard: boolean;
}

/** How an enquiry's invoice stands by the ledger; undefined without an invoice. */
export async function sumsOfEnquiry(db: Database, enquiryId: string): Promise<Sums | undefined> {
  const invoice = await db
    .selectFrom('invoices')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .executeTakeFirst();
  return invoice && sumsOfInvoice(db, invoice);
}

/** What came in for an invoice by the ledger, the whole or a part. Cancelled afterwards, it came in all the same. */
export function receiptOf({ received, entries }: Pick<Invoice, 'received' | 'entries'>): Receipt | undefined {
  if (received <= 0) return undefined;
  const came = standing(entries).filter(({ amount }) => amount > 0);
  return {
    amount: received,
    receivedAt: came.at(-1)?.receivedOn ?? '',
    byCard: came.every(({ kind }) => kind === 'card'),
  };
}

/** The pence that came in for an enquiry. */
export const received = async (db: Database, enquiryId: string): Promise<number> =>
  (await sumsOfEnquiry(db, enquiryId))?.received ?? 0;
