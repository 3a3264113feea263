import { type Invoice, submission } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { type BillTo, billTo } from './billTo';
import { type Receipt, receiptOf } from './received';
import { invoiceById } from './storedInvoices';

/** All that an invoice's PDF and its letter say. */
export interface InvoiceDocument {
  invoice: Invoice;
  billTo: BillTo;
  campus: App['settings']['campus'];
  /** How to pay by transfer, a line each as `Sort code: 12-34-56`; nothing where it is not set. */
  bankDetails: string[];
  /** What came in for it, the whole or a part. */
  paid: Receipt | undefined;
}

/** What an invoice's document says was received, where that is a receipt: nothing more is asked. */
export const receiptIn = ({ invoice, paid }: InvoiceDocument): Receipt | undefined =>
  invoice.owing === 0 ? paid : undefined;

/** Gathers an invoice's document. Throws 404 where there is no such invoice. */
export async function documentOf({ db, settings }: App, invoiceId: string): Promise<InvoiceDocument> {
  const invoice = await invoiceById(db, invoiceId);
  const { pages } = await db
    .selectFrom('enquiries')
    .select('pages')
    .where('id', '=', invoice.enquiryId)
    .executeTakeFirstOrThrow();
  return {
    invoice,
    billTo: billTo(submission.parse(JSON.parse(pages))),
    campus: settings.campus,
    bankDetails: settings.bankDetails,
    paid: await receiptOf(db, invoice.enquiryId),
  };
}
