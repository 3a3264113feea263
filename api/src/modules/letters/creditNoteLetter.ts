import { catalogueSaid, documentNames, formatPence, languageOf } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { drawCreditNote } from '../invoices/drawInvoice';
import { documentOf, type InvoiceDocument } from '../invoices/invoiceDocument';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { applicationLink } from './applicationLink';
import { keepOfLetter } from './keepOfLetter';
import { type Say, sayIn, signature } from './say';

/** What the letter about a credit note says: what is taken off which invoice, and what is owing or comes back now. Its PDF goes with it, and is kept. */
export async function creditNoteLetter(
  app: App,
  { id, enquiryId, fileId, about }: Pick<Tables['letters'], 'id' | 'fileId' | 'about'> & { enquiryId: string },
): Promise<SendMailOptions> {
  const { invoiceId } = await app.db
    .selectFrom('creditNotes')
    .select('invoiceId')
    .where('id', '=', about)
    .executeTakeFirstOrThrow();
  const document = await documentOf(app, invoiceId);
  const { invoice, billTo, campus } = document;
  const names = documentNames(campus);
  const note = invoice.creditNotes.find(({ id }) => id === about);
  if (!note) throw new Error(`The credit note ${about} is gone`);
  const filename = `${note.number}.pdf`;
  const pdf = await drawCreditNote(document, note);
  await keepOfLetter(app, { id, fileId }, filename, pdf);
  const language = languageOf[campus];
  const say = sayIn(language);
  const pounds = (pence: number) => formatPence(pence, language);
  const body = letterBody({
    language,
    greeting: greetingFor(billTo.writtenTo, language),
    opening: say('We have taken {amount} off {invoice} {number}: this is {creditNote} {note}.', {
      ...{ amount: pounds(note.amount), invoice: names.invoice, number: invoice.number },
      ...{ creditNote: names.creditNote, note: note.number },
    }),
    rows: [
      ...note.lines.map(({ description, amount }): [string, string] => [
        catalogueSaid(description, language),
        pounds(-amount),
      ]),
      [say('Taken off'), pounds(-note.amount)],
    ],
    link: await applicationLink(app, enquiryId, say),
    closing: [
      standingSaid(document, say),
      ...(await wordsAddedTo(app.db, 'credit-note', language)),
      say('Your application’s reference is {reference}. Please give it whenever you write or call.', {
        reference: invoice.reference,
      }),
      signature(say, campus),
    ],
  });
  return { ...body, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
}

/** What is owing or comes back once it is taken off. */
function standingSaid({ invoice, campus }: InvoiceDocument, say: Say): string {
  const { replacedBy, surplus, owing } = invoice;
  const sum = (pence: number) => ({ amount: formatPence(pence, languageOf[campus]) });
  if (replacedBy && !replacedBy.isDraft) {
    return say('Its place takes {number}. What you have paid counts for that.', { number: replacedBy.number });
  }
  if (surplus > 0) {
    return say(
      'You have paid {amount} more than we ask now. We will give that back to you, and write to you when we do.',
      sum(surplus),
    );
  }
  if (owing === 0) return say('There is nothing more to pay of it.');
  return say('{amount} of the {invoice} is still to pay.', { ...sum(owing), invoice: documentNames(campus).invoice });
}
