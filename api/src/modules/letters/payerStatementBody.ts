import { formatPence, languageOf, type PayerStatement } from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import { greetingFor } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { howToPay } from '../invoices/howToPay';
import type { InvoiceSeller } from '../invoices/sellerOfInvoice';
import { type Say, signature } from './say';

type Sums = 'opening' | 'closing' | 'owing' | 'credit';

/** Of a statement what its letter says. */
interface StatementSaid extends Pick<PayerStatement, 'name' | 'campus' | 'from' | 'to' | 'references' | Sums> {
  rows: readonly Pick<PayerStatement['rows'][number], 'change'>[];
}

interface Parts {
  /** Who sells at that campus today. */
  of: InvoiceSeller;
  reference: string;
  link: LetterText['link'] & object;
  /** What the college adds. */
  added: readonly string[];
  /** Where the site's contact form stands. */
  contactUs: string;
}

/** The letter with a statement, made of its parts: the balance before and after, and what is between. */
export function payerStatementBody(
  { name, campus, from, to, opening, rows, closing, owing, credit, references }: StatementSaid,
  say: Say,
  { of, reference, link, added, contactUs }: Parts,
): { text: string; html: string } {
  const language = languageOf[campus];
  const pounds = (pence: number) => formatPence(pence, language);
  const sumOf = (sign: 1 | -1) => rows.reduce((sum, { change }) => sum + Math.max(0, change * sign), 0);
  const day = (iso: string) => writtenDay(iso, language);
  return letterBody({
    language,
    greeting: greetingFor(name, language),
    opening: say('Your statement of account from {from} to {to} is attached.', { from: day(from), to: day(to) }),
    rows: [
      [say('Balance brought forward'), pounds(opening)],
      [say('Charged in this period'), pounds(sumOf(1))],
      [say('Paid or credited in this period'), pounds(sumOf(-1))],
      [say('Balance on {day}', { day: day(to) }), pounds(closing)],
    ],
    ...(owing > 0 && { howTo: howToPay(of, references.join(', '), language) }),
    link,
    closing: [
      ...(credit > 0
        ? [say('{amount} came in beyond what we asked, and stands to your credit.', { amount: pounds(credit) })]
        : []),
      ...added,
      say(
        'If anything is wrong, or if you did not expect this letter, please answer it or write to us at {address}, and give the reference {reference}.',
        { address: contactUs, reference },
      ),
      signature(say, campus),
    ],
  });
}
