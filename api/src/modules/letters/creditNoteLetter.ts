import { languageOf } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { drawCreditNote } from '../invoices/drawInvoice';
import { documentOf } from '../invoices/invoiceDocument';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { applicationLink } from './applicationLink';
import { creditNoteBody } from './creditNoteBody';
import { keepOfLetter } from './keepOfLetter';
import { sayIn } from './say';

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
  const { invoice, campus } = document;
  const note = invoice.creditNotes.find(({ id }) => id === about);
  if (!note) throw new Error(`The credit note ${about} is gone`);
  const filename = `${note.number}.pdf`;
  const pdf = await drawCreditNote(document, note);
  await keepOfLetter(app, { id, fileId }, filename, pdf);
  const language = languageOf[campus];
  const say = sayIn(language);
  const body = creditNoteBody(document, note, say, {
    link: await applicationLink(app, enquiryId, say),
    added: await wordsAddedTo(app.db, 'credit-note', language),
  });
  return { ...body, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
}
