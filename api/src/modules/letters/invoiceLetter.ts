import { campusNames, formatPence, type LetterKind, PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { greetingFor, isName } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { keepFile } from '../files/keepFile';
import { howToPay } from '../invoices/howToPay';
import { documentOf, type InvoiceDocument } from '../invoices/invoiceDocument';
import { invoicePdf } from '../invoices/invoicePdf';

/** The kinds of letters that are about an invoice. */
export type InvoiceLetter = Extract<LetterKind, 'invoice' | 'receipt'>;

/** What a letter about an enquiry's invoice says, with its PDF, which is kept. */
export async function invoiceLetter(
  app: App,
  {
    id,
    enquiryId,
    kind,
    fileId,
  }: Pick<Tables['letters'], 'id' | 'fileId'> & { enquiryId: string; kind: InvoiceLetter },
): Promise<SendMailOptions> {
  const invoice = await app.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const document = await documentOf(app, invoice.id);
  const filename = `${kind === 'receipt' ? 'receipt-' : ''}${invoice.number}.pdf`;
  const pdf = await invoicePdf(document);
  if (fileId === null) {
    const stored = await keepFile(app, filename, pdf);
    await app.db.updateTable('letters').set({ fileId: stored }).where('id', '=', id).execute();
  }
  return {
    ...letterBody(letterText(kind, document)),
    attachments: [{ filename, content: pdf, contentType: 'application/pdf' }],
  };
}

function letterText(kind: InvoiceLetter, document: InvoiceDocument): LetterText {
  const { invoice, billTo, campus, paid } = document;
  const { number, reference, amount, dueDate, headerItems, items, footerItems } = invoice;
  const rows = [...headerItems, ...items, ...footerItems].map(({ description, cost }): [string, string] => [
    description,
    formatPence(cost),
  ]);
  const closing = [`Your application’s reference is ${reference}. Please give it whenever you write or call.`];
  const greeting = greetingFor(billTo.writtenTo);
  const made = billTo.name !== billTo.writtenTo && isName(billTo.name) ? `${number} to ${billTo.name}` : number;
  const signature = `${PROVIDER} ${campusNames[campus]}`;
  if (kind === 'receipt') {
    const received = formatPence(paid?.amount ?? amount);
    return {
      greeting,
      opening: `We have received ${received} by card${paid ? ` on ${writtenDay(paid.receivedAt)}` : ''}, thank you. The receipt for invoice ${made} is attached.`,
      rows: [...rows, ['Total paid', received]],
      closing: [...closing, signature],
    };
  }
  const due = dueDate === null ? '' : ` by ${writtenDay(dueDate)}`;
  return {
    greeting,
    opening: `Invoice ${made} is attached. Please pay ${formatPence(amount)} by bank transfer${due}, and let us know when you have made the transfer.`,
    rows: [...rows, ['Total payable', formatPence(amount)]],
    howTo: howToPay(document),
    closing: [...closing, signature],
  };
}
