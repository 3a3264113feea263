import { type Campus, languageOf, type MoneyLetter, today } from '@forms/shared/contract';
import { dayIn } from '../../platform/days';
import type { App } from '../../platform/http/app';
import type { LetterText } from '../../platform/mail/letterBody';
import { howToPay } from '../invoices/howToPay';
import { type InvoiceSeller, sellerAt } from '../invoices/sellerOfInvoice';
import { type AccountLetter, accountBody } from './accountBody';
import { creditNoteBody } from './creditNoteBody';
import { type InvoiceSaid, invoiceBody } from './invoiceBody';
import { payerStatementBody } from './payerStatementBody';
import { sample } from './sample';
import type { Say } from './say';

interface Parts {
  link: LetterText['link'] & object;
  added: readonly string[];
  contactUs: string;
}

/** A letter about money as it would go to nobody: who sells, and the account to pay into, are those of today. */
export async function moneyBody(
  app: Pick<App, 'db' | 'settings'>,
  kind: MoneyLetter,
  campus: Campus,
  say: Say,
  parts: Parts,
): Promise<{ text: string; html: string }> {
  const of = await sellerAt(app, { status: 'final', sellerCampus: campus, sellerVersion: null }, campus);
  return bodies[kind](of, say, parts);
}

type Body = (of: InvoiceSeller, say: Say, parts: Parts) => { text: string; html: string };

const bodies: Readonly<Record<MoneyLetter, Body>> = {
  invoice: (of, say, parts) =>
    invoiceBody('invoice', invoiceWith(of, { owing: sample.asked }), say, { ...parts, ...nothingMore }),
  receipt: (of, say, parts) => {
    const paid = { amount: sample.asked, receivedAt: today(), byCard: true };
    return invoiceBody('receipt', { ...invoiceWith(of, { owing: 0 }), paid }, say, { ...parts, ...nothingMore });
  },
  'credit-note': (of, say, parts) => {
    const lines = [{ description: sample.exam, amount: sample.less }];
    const note = { number: sample.creditNote, amount: sample.less, lines };
    return creditNoteBody(invoiceWith(of, { owing: sample.asked - sample.less }), note, say, parts);
  },
  reminder: (of, say, parts) => owedBody('reminder', dayIn(-7), of, say, parts),
  account: (of, say, parts) => owedBody('account', dayIn(7), of, say, parts),
  'payer-statement': (of, say, parts) => {
    const { name, reference, asked, less } = sample;
    const period = { from: dayIn(-30), to: today() };
    const sums = { opening: 0, closing: asked - less, owing: asked - less, credit: 0 };
    const rows = [{ change: asked }, { change: -less }];
    const statement = { name, campus: of.campus, ...period, ...sums, rows, references: [reference] };
    return payerStatementBody(statement, say, { ...parts, of, reference });
  },
};

const nothingMore = { about: '', wanted: [], dates: [] };

function invoiceWith(of: InvoiceSeller, { owing }: { owing: number }): InvoiceSaid {
  const { name, number, reference, exam, asked } = sample;
  return {
    ...of,
    invoice: {
      ...{ number, reference, dueDate: dayIn(14), amount: asked, credited: 0, owing, surplus: 0, replacedBy: null },
      ...{ headerItems: [{ id: '', tag: '', description: exam, cost: asked }], items: [], footerItems: [] },
      ...{ entries: [], creditNotes: [] },
    },
    billTo: { name, writtenTo: name },
    paid: undefined,
  };
}

function owedBody(kind: AccountLetter, dueDate: string, of: InvoiceSeller, say: Say, parts: Parts) {
  const { name, number, reference, asked } = sample;
  const { campus } = of;
  const lines = [{ invoice: { number, name, reference, campus }, due: { owing: asked, dueDate } }];
  const howTo = howToPay(of, reference, languageOf[campus]);
  return accountBody({ kind, campus, day: today(), lines }, say, { ...parts, writtenTo: name, howTo });
}
