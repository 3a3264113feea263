import { campusNames, formatPence, type LetterKind, PROVIDER, showDate } from '@forms/shared/contract';
import { howToPay } from '../invoices/howToPay';
import type { InvoiceDocument } from '../invoices/invoiceDocument';
import { greetingFor, isName } from './greeting';
import { type LetterWords, letterBody } from './letterBody';

/** What a letter about an invoice says. */
export function letterText(kind: LetterKind, document: InvoiceDocument): { text: string; html: string } {
  return letterBody(words(kind, document));
}

function words(kind: LetterKind, document: InvoiceDocument): LetterWords {
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
      opening: `We have received ${received} by card${paid ? ` on ${showDate(paid.receivedAt.slice(0, 10))}` : ''}, thank you. The receipt for invoice ${made} is attached.`,
      rows: [...rows, ['Total paid', received]],
      closing: [...closing, signature],
    };
  }
  const due = dueDate === null ? '' : ` by ${showDate(dueDate)}`;
  return {
    greeting,
    opening: `Invoice ${made} is attached. Please pay ${formatPence(amount)} by bank transfer${due}, and let us know when you have made the transfer.`,
    rows: [...rows, ['Total payable', formatPence(amount)]],
    howTo: howToPay(document),
    closing: [...closing, signature],
  };
}
