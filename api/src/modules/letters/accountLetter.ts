import {
  begun,
  type Due,
  documentNames,
  formatPence,
  type Language,
  type LetterKind,
  languageOf,
  today,
} from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { greetingFor, isName } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { addressAt } from '../../platform/settings/addressAt';
import { campusOfEnquiry } from '../application-links/campusOfEnquiry';
import { howToPay } from '../invoices/howToPay';
import { documentOf } from '../invoices/invoiceDocument';
import type { InvoiceSeller } from '../invoices/sellerOfInvoice';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { duesOfInvoice } from '../payers/duesOfInvoice';
import { type OpenInvoice, openWith } from '../payers/openInvoices';
import { payerBy } from '../payers/payerOf';
import { reminderDaysNow } from '../payers/reminderDays';
import { soonestReminder } from '../payers/remindersDue';
import { applicationLink } from './applicationLink';
import { type Say, sayIn, signature } from './say';

/** The kinds of letters that are about all that one person pays. */
export type AccountLetter = Extract<LetterKind, 'reminder' | 'account'>;

/**
 * What a letter about an account says, as the ledger stands when it is written: a reminder names what is due or soon will
 * be, a statement all that is open. Undefined where nothing of it is owing any more.
 */
export async function accountLetter(
  app: App,
  { enquiryId, kind }: { enquiryId: string; kind: AccountLetter },
): Promise<SendMailOptions | undefined> {
  const { db, settings } = app;
  const day = today();
  const open = (await openWith(db, enquiryId, day)).filter(({ sums }) => sums.owing > 0);
  const { days } = await reminderDaysNow(app);
  const asked =
    kind === 'account' ? linesOf(open) : linesOf(open).filter(({ due }) => soonestReminder(due, days) <= day);
  const [first] = open;
  if (!first || asked.length === 0) return undefined;
  const campus = await campusOfEnquiry(db, settings, enquiryId);
  const language = languageOf[campus];
  const say = sayIn(language);
  const pounds = (pence: number) => formatPence(pence, language);
  const references = [...new Set(asked.map(({ invoice }) => invoice.reference))];
  const sum = asked.reduce((total, { due }) => total + due.owing, 0);
  return letterBody({
    language,
    greeting: greetingFor((await payerBy(db, first.enquiryId))?.writtenTo ?? '', language),
    opening:
      kind === 'account'
        ? say('This is what is open on your account with us on {day}.', { day: writtenDay(day, language) })
        : reminding(asked, day, say, language),
    rows: [
      ...asked.map((line): [string, string] => [lineOf(line, day, say, language), pounds(line.due.owing)]),
      [say('Still to pay'), pounds(sum)],
    ],
    howTo: await howToPayAll(app, asked, say, language),
    link: await applicationLink(app, enquiryId, say),
    closing: [
      say(
        'If you have paid in the last days, thank you: then this letter has crossed your payment, and there is nothing to do.',
      ),
      ...(await wordsAddedTo(db, kind, language)),
      say(
        'If you cannot pay by then, or if anything is not as you expect, please answer this letter or write to us at {address}, and give the reference {reference}.',
        { address: addressAt(settings, '/contact-us', { campus }), reference: references[0] ?? '' },
      ),
      signature(say, campus),
    ],
  });
}

interface Line {
  invoice: OpenInvoice;
  due: Pick<Due, 'owing'> & { dueDate: string | null };
}

/** How to pay for all that is asked: an account for each seller, with what is to be paid into it where there are several. */
async function howToPayAll(app: App, asked: readonly Line[], say: Say, language: Language): Promise<string[]> {
  const into = new Map<string, { of: InvoiceSeller; invoices: OpenInvoice[] }>();
  for (const invoice of new Set(asked.map((line) => line.invoice))) {
    const of = await documentOf(app, invoice.id);
    const account = of.bankDetails.join();
    const known = into.get(account) ?? { of, invoices: [] };
    into.set(account, { ...known, invoices: [...known.invoices, invoice] });
  }
  return [...into.values()].flatMap(({ of, invoices }) => {
    const references = [...new Set(invoices.map(({ reference }) => reference))].join(', ');
    const numbers = invoices.map(({ number }) => number).join(', ');
    return [...(into.size > 1 ? [say('For {numbers}:', { numbers })] : []), ...howToPay(of, references, language)];
  });
}

/** What is owing, a line an instalment; one of the whole where an invoice has no day to be paid by. */
const linesOf = (open: readonly OpenInvoice[]): Line[] =>
  open.flatMap((invoice): Line[] => {
    const dues = duesOfInvoice(invoice).filter(({ owing }) => owing > 0);
    return dues.length > 0
      ? dues.map((due) => ({ invoice, due }))
      : [{ invoice, due: { dueDate: null, owing: invoice.sums.owing } }];
  });

function lineOf(
  { invoice: { number, name, campus }, due: { dueDate } }: Line,
  day: string,
  say: Say,
  language: Language,
): string {
  const invoice = say('{invoice} {number}', { invoice: begun(documentNames(campus).invoice), number });
  const whose = isName(name) ? `${invoice}, ${name}` : invoice;
  if (dueDate === null) return whose;
  const on = { day: writtenDay(dueDate, language) };
  return `${whose}, ${dueDate < day ? say('was due {day}', on) : say('due {day}', on)}`;
}

function reminding(asked: readonly Line[], day: string, say: Say, language: Language): string {
  const overdue = asked
    .filter(({ due: { dueDate } }) => dueDate !== null && dueDate < day)
    .reduce((total, { due }) => total + due.owing, 0);
  return overdue > 0
    ? say('This is a reminder: {amount} was due and has not reached us yet.', {
        amount: formatPence(overdue, language),
      })
    : say('This is a reminder of what is due soon.');
}
