import {
  begun,
  catalogueSaid,
  documentNames,
  formatPence,
  type InvoiceFooterItem,
  type LetterKind,
  languageOf,
  severalSaid,
} from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { greetingFor, isName } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { datesOfLetter } from '../application-dates/applicationDates';
import { drawInvoice } from '../invoices/drawInvoice';
import { howToPay } from '../invoices/howToPay';
import { documentOf, type InvoiceDocument, receiptIn } from '../invoices/invoiceDocument';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { applicationLink } from './applicationLink';
import { documentsWanted } from './documentsWanted';
import { keepOfLetter } from './keepOfLetter';
import { type Say, sayIn, signature } from './say';

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
  const say = sayIn(languageOf[document.campus]);
  const text = letterText(kind, document, about, say);
  const wanted = kind === 'invoice' ? await documentsWanted(app.db, enquiryId, say) : [];
  const link = await applicationLink(app, enquiryId, say);
  const dates = await datesOfLetter(app.db, { enquiryId, campus: document.campus });
  const added = await wordsAddedTo(app.db, kind, languageOf[document.campus]);
  return {
    ...letterBody({ ...text, closing: [...wanted, ...dates.said, ...added, ...text.closing], link }),
    attachments: [{ filename, content: pdf, contentType: 'application/pdf' }, ...dates.attachments],
  };
}

function letterText(kind: InvoiceLetter, document: InvoiceDocument, about: string, say: Say): LetterText {
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
      description: say('{creditNote} {number}', { creditNote: begun(names.creditNote), number: note.number }),
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
    closing: [
      say('Your application’s reference is {reference}. Please give it whenever you write or call.', { reference }),
      signature(say, campus),
    ],
  };
  if (kind === 'receipt') {
    const attached = receiptIn(document)
      ? say('The {receipt} {number} is attached.', { receipt: names.receipt, number: made })
      : say('The {invoice} {number} is attached.', { invoice: names.invoice, number: made });
    return {
      ...usual,
      opening: `${receivedIn(document, about, say)} ${attached}`,
      rows: [...rows, [say('Total paid'), pounds(paid?.amount ?? amount)], ...toPay],
    };
  }
  const attached = say('{invoice} {number} is attached.', { invoice: begun(names.invoice), number: made });
  return {
    ...usual,
    opening: `${attached} ${askedIn(document, say)}`,
    rows: [...rows, [say('Total payable'), pounds(amount)], ...toPay],
  };

  function askedIn({ invoice: { owing } }: InvoiceDocument, say: Say): string {
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
function receivedIn({ invoice, paid, campus }: InvoiceDocument, about: string, say: Say): string {
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
