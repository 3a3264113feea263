import { campusNames, formatPence, PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { documentOf } from '../invoices/invoiceDocument';
import { applicationLink } from './applicationLink';

/** What the letter about a credit note says: what is taken off which invoice, and what is owing or comes back now. */
export async function creditNoteLetter(
  app: App,
  { enquiryId, about }: { enquiryId: string; about: string },
): Promise<SendMailOptions> {
  const { invoiceId } = await app.db
    .selectFrom('creditNotes')
    .select('invoiceId')
    .where('id', '=', about)
    .executeTakeFirstOrThrow();
  const { invoice, billTo, campus } = await documentOf(app, invoiceId);
  const note = invoice.creditNotes.find(({ id }) => id === about);
  if (!note) throw new Error(`The credit note ${about} is gone`);
  const now =
    invoice.surplus > 0
      ? `You have paid ${formatPence(invoice.surplus)} more than we ask now. We will give that back to you, and write to you when we do.`
      : invoice.owing > 0
        ? `${formatPence(invoice.owing)} of the invoice is still to pay.`
        : 'There is nothing more to pay of it.';
  return letterBody({
    greeting: greetingFor(billTo.writtenTo),
    opening: `We have taken ${formatPence(note.amount)} off invoice ${invoice.number}: this is credit note ${note.number}.`,
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
}
