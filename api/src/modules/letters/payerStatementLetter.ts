import { type campuses, languageOf, statementPeriod } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { addressAt } from '../../platform/settings/addressAt';
import { wordsAddedTo } from '../letter-words/storedLetterWords';
import { drawPayerStatement } from '../payer-statements/drawPayerStatement';
import { applicationLink } from './applicationLink';
import { keepOfLetter } from './keepOfLetter';
import { payerStatementBody } from './payerStatementBody';
import { queueLetter } from './queueLetter';
import { sayIn } from './say';

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
  const { campus } = statement;
  const language = languageOf[campus];
  const say = sayIn(language);
  const body = payerStatementBody(statement, say, {
    of,
    reference: await referenceOf(app, enquiryId),
    link: await applicationLink(app, enquiryId, say),
    added: await wordsAddedTo(app.db, 'payer-statement', language),
    contactUs: addressAt(app.settings, '/contact-us', { campus }),
  });
  return { ...body, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
}

async function referenceOf({ db }: App, enquiryId: string): Promise<string> {
  const enquiry = await db.selectFrom('enquiries').select('reference').where('id', '=', enquiryId).executeTakeFirst();
  return enquiry?.reference ?? '';
}
