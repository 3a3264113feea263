import { campusNames, formatPence, PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { documentNames } from '../invoices/documentNames';
import { drawCreditNote } from '../invoices/drawInvoice';
import { documentOf } from '../invoices/invoiceDocument';
import { applicationLink } from './applicationLink';
import { keepOfLetter } from './keepOfLetter';

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
  const { replacedBy } = invoice;
  const now =
    replacedBy && !replacedBy.isDraft
      ? `Its place takes ${replacedBy.number}. What you have paid counts for that.`
      : invoice.surplus > 0
        ? `You have paid ${formatPence(invoice.surplus)} more than we ask now. We will give that back to you, and write to you when we do.`
        : invoice.owing > 0
          ? `${formatPence(invoice.owing)} of the ${names.invoice} is still to pay.`
          : 'There is nothing more to pay of it.';
  const body = letterBody({
    greeting: greetingFor(billTo.writtenTo),
    opening: `We have taken ${formatPence(note.amount)} off ${names.invoice} ${invoice.number}: this is ${names.creditNote} ${note.number}.`,
    rows: [
      ...note.lines.map(({ description, amount }): [string, string] => [description, formatPence(-amount)]),
      ['Taken off', formatPence(-note.amount)],
    ],
    link: await applicationLink(app, enquiryId),
    closing: [
      now,
      `Your application’s reference is ${invoice.reference}. Please give it whenever you write or call.`,
      `${PROVIDER} ${campusNames[campus]}`,
    ],
  });
  return { ...body, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
}
