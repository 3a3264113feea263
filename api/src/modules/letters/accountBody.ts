import {
  type Campus,
  capital,
  type Due,
  documentNames,
  formatPence,
  type Language,
  type LetterKind,
  languageOf,
} from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import { greetingFor, isName } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import type { OpenInvoice } from '../payers/openInvoices';
import { type Say, signature } from './say';

/** The kinds of letters that are about all that one person pays. */
export type AccountLetter = Extract<LetterKind, 'reminder' | 'account'>;

/** What is owing of an invoice, by its day where it has one. */
export interface AccountLine {
  invoice: Pick<OpenInvoice, 'number' | 'name' | 'reference' | 'campus'>;
  due: Pick<Due, 'owing'> & { dueDate: string | null };
}

/** What a letter about an account says of it on a day. */
interface AccountSaid {
  kind: AccountLetter;
  campus: Campus;
  day: string;
  lines: readonly AccountLine[];
}

interface Parts {
  writtenTo: string;
  howTo: string[];
  link: LetterText['link'] & object;
  /** What the college adds. */
  added: readonly string[];
  /** Where the site's contact form stands. */
  contactUs: string;
}

/** A letter about an account, made of its parts. */
export function accountBody(
  { kind, campus, day, lines }: AccountSaid,
  say: Say,
  { writtenTo, howTo, link, added, contactUs }: Parts,
): { text: string; html: string } {
  const language = languageOf[campus];
  const pounds = (pence: number) => formatPence(pence, language);
  const sum = lines.reduce((total, { due }) => total + due.owing, 0);
  return letterBody({
    language,
    greeting: greetingFor(writtenTo, language),
    opening:
      kind === 'account'
        ? say('This is what is open on your account with us on {day}.', { day: writtenDay(day, language) })
        : reminding(lines, day, say, language),
    rows: [
      ...lines.map((line): [string, string] => [lineOf(line, day, say, language), pounds(line.due.owing)]),
      [say('Still to pay'), pounds(sum)],
    ],
    howTo,
    link,
    closing: [
      say(
        'If you have paid in the last days, thank you: then this letter has crossed your payment, and there is nothing to do.',
      ),
      ...added,
      say(
        'If you cannot pay by then, or if anything is not as you expect, please answer this letter or write to us at {address}, and give the reference {reference}.',
        { address: contactUs, reference: lines[0]?.invoice.reference ?? '' },
      ),
      signature(say, campus),
    ],
  });
}

function lineOf(
  { invoice: { number, name, campus }, due: { dueDate } }: AccountLine,
  day: string,
  say: Say,
  language: Language,
): string {
  const invoice = say('{invoice} {number}', { invoice: capital(documentNames(campus).invoice), number });
  const whose = isName(name) ? `${invoice}, ${name}` : invoice;
  if (dueDate === null) return whose;
  const on = { day: writtenDay(dueDate, language) };
  return `${whose}, ${dueDate < day ? say('was due {day}', on) : say('due {day}', on)}`;
}

function reminding(asked: readonly AccountLine[], day: string, say: Say, language: Language): string {
  const overdue = asked
    .filter(({ due: { dueDate } }) => dueDate !== null && dueDate < day)
    .reduce((total, { due }) => total + due.owing, 0);
  return overdue > 0
    ? say('This is a reminder: {amount} was due and has not reached us yet.', {
        amount: formatPence(overdue, language),
      })
    : say('This is a reminder of what is due soon.');
}
