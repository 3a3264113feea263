import { campusNames, formatPence, type LetterKind, PROVIDER, showDate } from '@forms/shared/contract';
import { howToPay } from '../invoices/howToPay';
import type { InvoiceDocument } from '../invoices/invoiceDocument';

interface Said {
  greeting: string;
  opening: string;
  rows: [string, string][];
  howTo: string[];
  closing: string[];
}

/** A letter's words, as plain text and as HTML that any mail program shows. */
export function letterText(kind: LetterKind, document: InvoiceDocument): { text: string; html: string } {
  const said = words(kind, document);
  return { text: plain(said), html: dressed(said) };
}

function words(kind: LetterKind, document: InvoiceDocument): Said {
  const { invoice, billTo, campus, paid } = document;
  const { number, reference, amount, dueDate, headerItems, items, footerItems } = invoice;
  const rows = [...headerItems, ...items, ...footerItems].map(({ description, cost }): [string, string] => [
    description,
    formatPence(cost),
  ]);
  const closing = [`Your application’s reference is ${reference}. Please give it whenever you write or call.`];
  const greeting = billTo.name === '' ? 'Hello' : `Dear ${billTo.name}`;
  const signature = `${PROVIDER} ${campusNames[campus]}`;
  if (kind === 'receipt') {
    const received = formatPence(paid?.amount ?? amount);
    return {
      greeting,
      opening: `We have received ${received} by card${paid ? ` on ${showDate(paid.paidAt.slice(0, 10))}` : ''}, thank you. The receipt for invoice ${number} is attached.`,
      rows: [...rows, ['Total paid', received]],
      howTo: [],
      closing: [...closing, signature],
    };
  }
  const due = dueDate === null ? '' : ` by ${showDate(dueDate)}`;
  return {
    greeting,
    opening: `Invoice ${number} is attached. Please pay ${formatPence(amount)} by bank transfer${due}, and let us know when you have made the transfer.`,
    rows: [...rows, ['Total payable', formatPence(amount)]],
    howTo: howToPay(document),
    closing: [...closing, signature],
  };
}

function plain({ greeting, opening, rows, howTo, closing }: Said): string {
  const fees = rows.map(([description, cost]) => `${description}: ${cost}`).join('\n');
  const transfer = howTo.length === 0 ? [] : [`How to pay\n${howTo.join('\n')}`];
  return `${[`${greeting},`, opening, fees, ...transfer, ...closing].join('\n\n')}\n`;
}

function dressed({ greeting, opening, rows, howTo, closing }: Said): string {
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`;
  const fees = rows.map(([description, cost], at) => {
    const style = `padding:8px 0;${at === rows.length - 1 ? 'border-top:2px solid #12284c;font-weight:bold' : 'border-top:1px solid #d8d5cf'}`;
    return `<tr><td style="${style}">${escaped(description)}</td><td style="${style};padding-left:24px;text-align:right;white-space:nowrap">${escaped(cost)}</td></tr>`;
  });
  const transfer =
    howTo.length === 0
      ? ''
      : `<h2 style="margin:24px 0 8px;font-size:18px">How to pay</h2><p style="margin:0 0 16px">${howTo.map(escaped).join('<br>')}</p>`;
  return [
    '<!doctype html><html lang="en-GB"><meta charset="utf-8">',
    '<body style="margin:0;padding:24px;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;color:#1d2430">',
    '<div style="max-width:600px">',
    `<p style="margin:0 0 24px;font-weight:bold;color:#12284c">${escaped(PROVIDER)}</p>`,
    paragraph(`${greeting},`),
    paragraph(opening),
    `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${fees.join('')}</table>`,
    transfer,
    ...closing.map(paragraph),
    '</div></body></html>',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
