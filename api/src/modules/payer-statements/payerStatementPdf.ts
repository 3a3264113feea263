import { type AccountRow, ages, type PayerStatement } from '@forms/shared/contract';
import { ink, type Row, type Sheet } from '../../platform/pdf/sheet';
import { sellersDocument, wordsOf } from '../invoices/documentHead';
import type { DocumentWords } from '../invoices/documentWords';
import { drawParties } from '../invoices/drawParties';
import type { InvoiceSeller } from '../invoices/sellerOfInvoice';
import { type PayerStatementWords, payerStatementWords } from './payerStatementWords';

/** All that a statement's PDF says. */
export interface PayerStatementDocument {
  statement: PayerStatement;
  of: InvoiceSeller;
  /** `YYYY-MM-DD`. */
  madeOn: string;
  /** Files of further fonts, for letters that the own ones lack. */
  fonts: readonly string[];
}

const strong = { weight: 'bold', isRuledOff: true } as const;
const small = { size: 9 } as const;

/** Draws a statement of what one who pays was charged and paid, as a PDF/UA. */
export function payerStatementPdf(document: PayerStatementDocument): Promise<Buffer> {
  const { statement, of, madeOn, fonts } = document;
  const { name, address, from, to, closing } = statement;
  const { day, money, language } = wordsOf(of);
  const own = payerStatementWords[language];
  const head = { title: own.title, subtitle: own.subtitle(day(from), day(to)), fonts };
  return sellersDocument(of, head, (sheet, words) => {
    const { facts } = own;
    drawParties(sheet, words, {
      billTo: { name, address, candidate: undefined, writtenTo: name, emails: [] },
      called: own.accountOf,
      facts: [
        [facts.madeOn, day(madeOn)],
        [facts.from, day(from)],
        [facts.to, day(to)],
        [facts.balance, money(closing)],
      ],
    });
    drawRows(sheet, own, words, statement);
    drawAges(sheet, own, words, statement);
    drawHowToPay(sheet, own, words, document);
  });
}

function drawRows(
  sheet: Sheet,
  own: PayerStatementWords,
  { money }: DocumentWords,
  { from, to, opening, rows, closing }: PayerStatement,
): void {
  const { columns } = own;
  sheet.table(
    [
      ...[{ title: columns.day, width: 64 }, { title: columns.what }],
      ...[columns.charged, columns.settled, columns.balance].map((title) => ({
        ...{ title, width: 72, align: 'right' as const },
      })),
    ],
    [
      { cells: [own.shortDay(from), own.broughtForward, '', '', money(opening)], isHeading: true, ...small },
      ...rows.map((row): Row => {
        const { on, change, balance } = row;
        const cells = [change > 0 ? money(change) : '', change < 0 ? money(-change) : '', money(balance)];
        return { cells: [own.shortDay(on), whatOf(row, own), ...cells], isHeading: true, ...small };
      }),
      { cells: [own.shortDay(to), own.closing, '', '', money(closing)], isHeading: true, ...strong },
    ],
  );
  if (rows.length > 0) return;
  sheet.y += 6;
  sheet.say('P', own.nothing, { colour: ink.quiet });
}

/** What a row is of: a document by its number, money by what it is for. */
function whatOf({ kind, number, for: invoices, about, reference }: AccountRow, own: PayerStatementWords): string {
  const name = own.kinds[kind];
  const numbers = invoices.map((each) => each.number).join(', ');
  const called = kind === 'invoice' ? `${name} ${number}` : own.named(number ? `${name} ${number}` : name, numbers);
  return [called, about, reference].filter((part) => part !== '').join('\n');
}

function drawAges(sheet: Sheet, own: PayerStatementWords, { money }: DocumentWords, statement: PayerStatement): void {
  const { aged, owing } = statement;
  if (owing === 0) return;
  sheet.table(
    [...ages.map((age) => ({ title: own.ages[age] })), { title: own.owing }].map((column) => ({
      ...column,
      align: 'right' as const,
    })),
    [{ cells: [...ages.map((age) => money(aged[age])), money(owing)], ...small }],
    { heading: own.byAge },
  );
}

function drawHowToPay(
  sheet: Sheet,
  own: PayerStatementWords,
  words: DocumentWords,
  { statement, of }: PayerStatementDocument,
): void {
  const { owing, credit, references } = statement;
  if (credit > 0) {
    sheet.y += 14;
    sheet.say('P', own.credit(words.money(credit)));
  }
  if (owing === 0) {
    sheet.y += 14;
    sheet.say('P', own.settled);
    return;
  }
  const amount = `${words.amount}: ${words.money(owing)}`;
  const details = [...of.bankDetails, own.references(references.join(', ')), amount];
  const lines = of.bankDetails.length === 0 ? [words.noAccount] : details;
  sheet.section(
    words.howToPay,
    lines.map((text) => ({ text })),
  );
}
