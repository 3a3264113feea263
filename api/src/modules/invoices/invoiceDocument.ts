import { type BillTo, billTo, type Invoice, submission } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { entriesNamed, type NamedEntry } from '../exams/entriesNamed';
import { formAt } from '../forms/storedForms';
import { type Receipt, receiptOf } from './received';
import { type InvoiceSeller, sellerOfInvoice } from './sellerOfInvoice';
import { invoiceById } from './storedInvoices';

/** All that an invoice's PDF and its letter say. */
export interface InvoiceDocument extends InvoiceSeller {
  invoice: Invoice;
  billTo: BillTo;
  /** What came in for it, the whole or a part. */
  paid: Receipt | undefined;
  /** The exams that were entered for with it. */
  entries: NamedEntry[];
  /** Files of further fonts, for letters that the own ones lack. */
  fonts: string[];
}

/** What an invoice's document says was received, where that is a receipt: nothing more is asked. */
export const receiptIn = ({
  invoice,
  paid,
}: Pick<InvoiceDocument, 'paid'> & { invoice: Pick<Invoice, 'owing'> }): Receipt | undefined =>
  invoice.owing === 0 ? paid : undefined;

/** Gathers an invoice's document. Throws 404 where there is no such invoice. */
export async function documentOf(app: App, invoiceId: string): Promise<InvoiceDocument> {
  const { db, settings } = app;
  const invoice = await invoiceById(db, invoiceId);
  const row = await db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select(['pages', 'formSlug', 'formVersion', 'invoices.status', 'sellerCampus', 'sellerVersion'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const pages = submission.parse(JSON.parse(row.pages));
  const form = await formAt(db, row.formSlug, row.formVersion);
  return {
    invoice,
    billTo: billTo(pages),
    ...(await sellerOfInvoice(app, row, pages)),
    paid: receiptOf(invoice),
    entries: await entriesNamed(db, form.json, pages),
    fonts: settings.documentFonts,
  };
}
