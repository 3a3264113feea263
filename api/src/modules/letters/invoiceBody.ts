import {
  type BillTo,
  type CreditNote,
  capital,
  catalogueSaid,
  documentNames,
  formatPence,
  type Invoice,
  type InvoiceFooterItem,
  type LetterKind,
  languageOf,
  severalSaid,
} from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import { greetingFor, isName } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { howToPay } from '../invoices/howToPay';
import { receiptIn } from '../invoices/invoiceDocument';
import type { Receipt } from '../invoices/received';
import type { InvoiceSeller } from '../invoices/sellerOfInvoice';
import { type Say, signature } from './say';

/** The kinds of letters that are about an invoice. */
export type InvoiceLetter = Extract<LetterKind, 'invoice' | 'receipt'>;

type Named = 'number' | 'reference' | 'dueDate';
type Lines = 'headerItems' | 'items' | 'footerItems' | 'entries';
type Sums = 'amount' | 'credited' | 'owing' | 'surplus';

/** Of an invoice what the letters about it say. */
export interface InvoiceSaid extends InvoiceSeller {
  invoice: Pick<Invoice, Named | Lines | Sums | 'replacedBy'> & {
    creditNotes: readonly Pick<CreditNote, 'number' | 'amount'>[];
  };
  billTo: Pick<BillTo, 'name' | 'writtenTo'>;
  paid: Receipt | undefined;
}

interface Parts {
  /** The entry of the ledger that a receipt is for. */
  about: string;
  link: LetterText['link'] & object;
  /** What is said of documents that are asked for, and of the days to keep. */
  wanted: readonly string[];
  dates: readonly string[];
  /** What the college adds. */
  added: readonly string[];
}

/** A letter about an invoice, made of its parts. */
export function invoiceBody(
  kind: InvoiceLetter,
  document: InvoiceSaid,
  say: Say,
  { about, link, wanted, dates, added }: Parts,
): { text: string; html: string } {
  const { invoice, billTo, campus, paid } = document;
  const { number, reference, dueDate, headerItems, items, footerItems } = invoice;
  const language = languageOf[campus];
  const pounds = (pence: number) => formatPence(pence, language);
  const names = documentNames(campus);
  const inWords = ({ description, cost }: InvoiceFooterItem) => ({
    description: catalogueSaid(description, language),
    cost,
  });
  const rows = [
    ...headerItems.map(inWords),
    ...items.map(({ description, cost, quantity }) => {
      const several = severalSaid({ cost, quantity }, pounds);
      const said = catalogueSaid(description, language);
      return { description: several ? `${said}, ${several}` : said, cost };
    }),
    ...footerItems.map(inWords),
    ...invoice.creditNotes.map((note) => ({
      description: say('{creditNote} {number}', { creditNote: capital(names.creditNote), number: note.number }),
      cost: -note.amount,
    })),
  ].map(({ description, cost }): [string, string] => [description, pounds(cost)]);
  const amount = invoice.amount - invoice.credited;
  const whose = billTo.name !== billTo.writtenTo && isName(billTo.name);
  const made = whose ? say('{number} to {name}', { number, name: billTo.name }) : number;
  const toPay: [string, string][] = paid && invoice.owing > 0 ? [[say('Still to pay'), pounds(invoice.owing)]] : [];
  const usual = {
    language,
    greeting: greetingFor(billTo.writtenTo, language),
    ...(invoice.owing > 0 && { howTo: howToPay(document, reference, language) }),
    link,
    closing: [
      ...wanted,
      ...dates,
      ...added,
      say('Your application’s reference is {reference}. Please give it whenever you write or call.', { reference }),
      signature(say, campus),
    ],
  };
  if (kind === 'receipt') {
    const attached = receiptIn(document)
      ? say('The {receipt} {number} is attached.', { receipt: names.receipt, number: made })
      : say('The {invoice} {number} is attached.', { invoice: names.invoice, number: made });
    return letterBody({
      ...usual,
      opening: `${receivedIn(document, about, say)} ${attached}`,
      rows: [...rows, [say('Total paid'), pounds(paid?.amount ?? amount)], ...toPay],
    });
  }
  const attached = say('{invoice} {number} is attached.', { invoice: capital(names.invoice), number: made });
  return letterBody({
    ...usual,
    opening: `${attached} ${askedIn(document, say)}`,
    rows: [...rows, [say('Total payable'), pounds(amount)], ...toPay],
  });

  function askedIn({ invoice: { owing } }: InvoiceSaid, say: Say): string {
    if (owing === 0) return say('There is nothing to pay for it.');
    const sum = pounds(paid ? owing : amount);
    if (dueDate === null) {
      return say('Please pay {sum} by bank transfer, and let us know when you have made the transfer.', { sum });
    }
    return say('Please pay {sum} by bank transfer by {day}, and let us know when you have made the transfer.', {
      ...{ sum, day: writtenDay(dueDate, language) },
    });
  }
}

/** What a receipt is for: the entry that it is about, else all that came in by card, which is what receipts were about before. */
function receivedIn({ invoice, paid, campus }: InvoiceSaid, about: string, say: Say): string {
  const language = languageOf[campus];
  const entry = invoice.entries.find(({ id }) => id === about);
  const { amount, kind, day } = entry
    ? { amount: entry.amount, kind: entry.kind, day: entry.receivedOn }
    : { amount: paid?.amount ?? invoice.amount, kind: 'card' as const, day: paid?.receivedAt };
  const way =
    { card: say(' by card'), transfer: say(' by bank transfer'), cash: say(' in cash') }[kind as string] ?? '';
  const on = day ? say(' on {day}', { day: writtenDay(day, language) }) : '';
  return say('We have received {amount}{way}{on}, thank you.', { amount: formatPence(amount, language), way, on });
}
