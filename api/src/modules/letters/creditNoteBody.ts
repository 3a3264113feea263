import { type CreditNote, catalogueSaid, documentNames, formatPence, languageOf } from '@forms/shared/contract';
import { greetingFor } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import type { InvoiceSaid } from './invoiceBody';
import { type Say, signature } from './say';

/** Of a credit note what its letter says. */
interface NoteSaid extends Pick<CreditNote, 'number' | 'amount'> {
  lines: readonly Pick<CreditNote['lines'][number], 'description' | 'amount'>[];
}

/** The letter about a credit note, made of its parts: what is taken off which invoice, and what is owing or comes back now. */
export function creditNoteBody(
  document: InvoiceSaid,
  note: NoteSaid,
  say: Say,
  { link, added }: { link: LetterText['link'] & object; added: readonly string[] },
): { text: string; html: string } {
  const { invoice, billTo, campus } = document;
  const names = documentNames(campus);
  const language = languageOf[campus];
  const pounds = (pence: number) => formatPence(pence, language);
  return letterBody({
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
    link,
    closing: [
      standingSaid(document, say),
      ...added,
      say('Your application’s reference is {reference}. Please give it whenever you write or call.', {
        reference: invoice.reference,
      }),
      signature(say, campus),
    ],
  });
}

/** What is owing or comes back once it is taken off. */
function standingSaid({ invoice, campus }: InvoiceSaid, say: Say): string {
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
