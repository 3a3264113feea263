import { type campuses, formatPence, languageOf, statementPeriod } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { addressAt } from '../../platform/settings/addressAt';
import { howToPay } from '../invoices/howToPay';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { drawPayerStatement } from '../payer-statements/drawPayerStatement';
import { applicationLink } from './applicationLink';
import { keepOfLetter } from './keepOfLetter';
import { queueLetter } from './queueLetter';
import { sayIn, signature } from './say';

/** What a letter with a statement is about: its period and campus, and which press it was. */
const aboutOf = ({ from, to, campus }: Stated) => `${from} ${to} ${campus} ${newId()}`;
const periodIn = (about: string) => {
  const [from, to, campus] = about.split(' ');
  return statementPeriod.parse({ from, to, campus });
};
type Stated = { from: string; to: string; campus: (typeof campuses)[number] };

/** Queues a statement of an account to whoever it is of, in the history of the enquiry that it is asked by. */
export const queuePayerStatement = (
  trx: Trx,
  enquiryId: string,
  { email, ...stated }: Stated & { email: string },
): Promise<void> => queueLetter(trx, enquiryId, 'payer-statement', { about: aboutOf(stated), to: [email] });

/** What the letter with a statement says: the balance before and after, and what is between. Its PDF goes with it, and is kept. */
export async function payerStatementLetter(
  app: App,
  { id, enquiryId, fileId, about }: Pick<Tables['letters'], 'id' | 'fileId' | 'about'> & { enquiryId: string },
): Promise<SendMailOptions> {
  const { statement, of, pdf, filename } = await drawPayerStatement(app, enquiryId, periodIn(about));
  await keepOfLetter(app, { id, fileId }, filename, pdf);
  const { name, from, to, opening, rows, closing, owing, credit, references, campus } = statement;
  const language = languageOf[campus];
  const say = sayIn(language);
  const pounds = (pence: number) => formatPence(pence, language);
  const sumOf = (sign: 1 | -1) => rows.reduce((sum, { change }) => sum + Math.max(0, change * sign), 0);
  const day = (iso: string) => writtenDay(iso, language);
  const body = letterBody({
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
    link: await applicationLink(app, enquiryId, say),
    closing: [
      ...(credit > 0
        ? [say('{amount} came in beyond what we asked, and stands to your credit.', { amount: pounds(credit) })]
        : []),
      ...(await wordsAddedTo(app.db, 'payer-statement', language)),
      say(
        'If anything is wrong, or if you did not expect this letter, please answer it or write to us at {address}, and give the reference {reference}.',
        { address: addressAt(app.settings, '/contact-us', { campus }), reference: await referenceOf(app, enquiryId) },
      ),
      signature(say, campus),
    ],
  });
  return { ...body, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
}

async function referenceOf({ db }: App, enquiryId: string): Promise<string> {
  const enquiry = await db.selectFrom('enquiries').select('reference').where('id', '=', enquiryId).executeTakeFirst();
  return enquiry?.reference ?? '';
}
