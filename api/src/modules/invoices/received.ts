import { type Sums, standing } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { entriesOf } from '../ledger/entries';
import { sumsOfInvoice } from '../ledger/sums';

/** Money that came in for an enquiry: `amount` in pence, and the day on which the last of it came. */
export interface Receipt {
  amount: number;
  receivedAt: string;
  byCard: boolean;
}

/** How an enquiry's invoice stands by the ledger; undefined without an invoice. */
export async function sumsOfEnquiry(db: Database, enquiryId: string): Promise<Sums | undefined> {
  const invoice = await invoiceOf(db, enquiryId);
  return invoice && sumsOfInvoice(db, invoice);
}

const invoiceOf = (db: Database, enquiryId: string) =>
  db.selectFrom('invoices').selectAll().where('enquiryId', '=', enquiryId).executeTakeFirst();

/** What came in for an enquiry by the ledger, the whole or a part. Cancelled afterwards, it came in all the same. */
export async function receiptOf(db: Database, enquiryId: string): Promise<Receipt | undefined> {
  const invoice = await invoiceOf(db, enquiryId);
  if (!invoice) return undefined;
  const { received } = await sumsOfInvoice(db, invoice);
  if (received <= 0) return undefined;
  const entries = standing(await entriesOf(db, invoice.id)).filter(({ amount }) => amount > 0);
  return {
    amount: received,
    receivedAt: entries.at(-1)?.receivedOn ?? '',
    byCard: entries.every(({ kind }) => kind === 'card'),
  };
}

/** The pence that came in for an enquiry. */
export const received = async (db: Database, enquiryId: string): Promise<number> =>
  (await sumsOfEnquiry(db, enquiryId))?.received ?? 0;
