import { languageOf } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { datesOfLetter } from '../application-dates/applicationDates';
import { drawInvoice } from '../invoices/drawInvoice';
import { documentOf } from '../invoices/invoiceDocument';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { applicationLink } from './applicationLink';
import { documentsWanted } from './documentsWanted';
import { type InvoiceLetter, invoiceBody } from './invoiceBody';
import { keepOfLetter } from './keepOfLetter';
import { sayIn } from './say';

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
  const language = languageOf[document.campus];
  const say = sayIn(language);
  const dates = await datesOfLetter(app.db, { enquiryId, campus: document.campus });
  const body = invoiceBody(kind, document, say, {
    about,
    link: await applicationLink(app, enquiryId, say),
    wanted: kind === 'invoice' ? await documentsWanted(app.db, enquiryId, say) : [],
    dates: dates.said,
    added: await wordsAddedTo(app.db, kind, language),
  });
  return {
    ...body,
    attachments: [{ filename, content: pdf, contentType: 'application/pdf' }, ...dates.attachments],
  };
}
