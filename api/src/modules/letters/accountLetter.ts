import { type Language, languageOf, today } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { App } from '../../platform/http/app';
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
import { type AccountLetter, type AccountLine, accountBody } from './accountBody';
import { applicationLink } from './applicationLink';
import { type Say, sayIn } from './say';

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
  return accountBody({ kind, campus, day, lines: asked }, say, {
    writtenTo: (await payerBy(db, first.enquiryId))?.writtenTo ?? '',
    howTo: await howToPayAll(app, asked, say, language),
    link: await applicationLink(app, enquiryId, say),
    added: await wordsAddedTo(db, kind, language),
    contactUs: addressAt(settings, '/contact-us', { campus }),
  });
}

interface Line extends AccountLine {
  invoice: OpenInvoice;
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
