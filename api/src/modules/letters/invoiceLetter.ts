import { campusNames, type EntryKind, formatPence, type LetterKind, PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { greetingFor, isName } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { datesOfLetter } from '../application-dates/applicationDates';
import { begun, documentNames } from '../invoices/documentNames';
import { drawInvoice } from '../invoices/drawInvoice';
import { howToPay } from '../invoices/howToPay';
import { documentOf, type InvoiceDocument, receiptIn } from '../invoices/invoiceDocument';
import { applicationLink } from './applicationLink';
import { documentsWanted } from './documentsWanted';
import { keepOfLetter } from './keepOfLetter';

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
    about,
  }: Pick<Tables['letters'], 'id' | 'fileId' | 'about'> & { enquiryId: string; kind: InvoiceLetter },
): Promise<SendMailOptions> {
  const invoice = await app.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .executeTakeFirstOrThrow();
  const document = await documentOf(app, invoice.id);
  const isReceipt = kind === 'receipt' && document.campus !== 'lisbon';
  const filename = `${isReceipt ? 'receipt-' : ''}${invoice.number}.pdf`;
  const pdf = await drawInvoice(document);
  await keepOfLetter(app, { id, fileId }, filename, pdf);
  const text = letterText(kind, document, about);
  const wanted = kind === 'invoice' ? await documentsWanted(app.db, enquiryId) : [];
  const link = await applicationLink(app, enquiryId);
  const dates = await datesOfLetter(app.db, { enquiryId, campus: document.campus });
  return {
    ...letterBody({ ...text, closing: [...wanted, ...dates.said, ...text.closing], link }),
    attachments: [{ filename, content: pdf, contentType: 'application/pdf' }, ...dates.attachments],
  };
}

function letterText(kind: InvoiceLetter, document: InvoiceDocument, about: string): LetterText {
  const { invoice, billTo, campus, paid } = document;
  const { number, reference, dueDate, headerItems, items, footerItems } = invoice;
  const rows = [
    ...[...headerItems, ...items, ...footerItems],
    ...invoice.creditNotes.map((note) => ({ description: `Credit note ${note.number}`, cost: -note.amount })),
  ].map(({ description, cost }): [string, string] => [description, formatPence(cost)]);
  const amount = invoice.amount - invoice.credited;
  const closing = [`Your application’s reference is ${reference}. Please give it whenever you write or call.`];
  const names = documentNames(campus);
  const greeting = greetingFor(billTo.writtenTo);
  const made = billTo.name !== billTo.writtenTo && isName(billTo.name) ? `${number} to ${billTo.name}` : number;
  const toPay: [string, string][] = paid && invoice.owing > 0 ? [['Still to pay', formatPence(invoice.owing)]] : [];
  const signature = `${PROVIDER} ${campusNames[campus]}`;
  if (kind === 'receipt') {
    return {
      greeting,
      opening: `${receivedIn(document, about)}, thank you. The ${receiptIn(document) ? names.receipt : names.invoice} ${made} is attached.`,
      rows: [...rows, ['Total paid', formatPence(paid?.amount ?? amount)], ...toPay],
      ...(invoice.owing > 0 && { howTo: howToPay(document.bankDetails, document.invoice.reference) }),
      closing: [...closing, signature],
    };
  }
  const due = dueDate === null ? '' : ` by ${writtenDay(dueDate)}`;
  return {
    greeting,
    opening:
      invoice.owing === 0
        ? `${begun(names.invoice)} ${made} is attached. There is nothing to pay for it.`
        : `${begun(names.invoice)} ${made} is attached. Please pay ${formatPence(paid ? invoice.owing : amount)} by bank transfer${due}, and let us know when you have made the transfer.`,
    rows: [...rows, ['Total payable', formatPence(amount)], ...toPay],
    ...(invoice.owing > 0 && { howTo: howToPay(document.bankDetails, document.invoice.reference) }),
    closing: [...closing, signature],
  };
}

const ways: Partial<Record<EntryKind, string>> = { card: ' by card', transfer: ' by bank transfer', cash: ' in cash' };

/** What a receipt is for: the entry that it is about, else all that came in by card, which is what receipts were about before. */
function receivedIn({ invoice, paid }: InvoiceDocument, about: string): string {
  const entry = invoice.entries.find(({ id }) => id === about);
  const { amount, way, day } = entry
    ? { amount: entry.amount, way: ways[entry.kind], day: entry.receivedOn }
    : { amount: paid?.amount ?? invoice.amount, way: ways.card, day: paid?.receivedAt };
  return `We have received ${formatPence(amount)}${way ?? ''}${day ? ` on ${writtenDay(day)}` : ''}`;
}
