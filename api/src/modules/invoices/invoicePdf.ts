import {
  creditedPlan,
  type Instalment,
  type Invoice,
  type InvoiceFooterItem,
  instalmentsOwing,
  isDraft,
  standing,
} from '@forms/shared/contract';
import { ink, type Row, type Sheet } from '../../platform/pdf/sheet';
import { sellersDocument, wordsOf } from './documentHead';
import type { DocumentWords } from './documentWords';
import { drawParties } from './drawParties';
import { type InvoiceDocument, receiptIn } from './invoiceDocument';
import { type DocumentLine, drawLines, strong } from './taxTable';

const small = { size: 8.5, colour: ink.quiet } as const;

/** Draws an invoice, or the receipt of one that is paid, as a PDF/UA with its fonts in it. */
export function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const { invoice, fonts } = document;
  const words = wordsOf(document);
  const title = (receiptIn(document) ? words.receipt : words.invoice)(invoice.number);
  return sellersDocument(document, { title, subtitle: words.line(invoice.description), fonts }, (sheet) => {
    const isReceipt = receiptIn(document) !== undefined;
    const called = isReceipt ? words.receivedFrom : words.to;
    drawParties(sheet, words, { billTo: document.billTo, called, facts: factsOf(invoice, words, isReceipt) });
    drawLines(sheet, words, { of: document, lines: linesOf(invoice), totals: totalsOf(document, words) });
    drawInstalments(sheet, words, document);
    drawPayments(sheet, words, document);
    drawHowToPay(sheet, words, document);
    drawEntries(sheet, words, document);
    drawDeclarations(sheet, words, document);
  });
}

const factsOf = (
  { number, reference, date, dueDate, status, replaces }: Invoice,
  { facts, day, cancelled, draft }: DocumentWords,
  isReceipt: boolean,
): [string, string][] => [
  [facts.number, number],
  [facts.reference, reference],
  [facts.date, day(date)],
  ...(dueDate !== null && !isReceipt ? [[facts.due, day(dueDate)] satisfies [string, string]] : []),
  ...(replaces ? [[facts.replaces, replaces.number] satisfies [string, string]] : []),
  ...(status === 'cancelled' ? [[facts.status, cancelled] satisfies [string, string]] : []),
  ...(isDraft(status) ? [[facts.status, draft] satisfies [string, string]] : []),
];

const feeOf = ({ description, cost }: InvoiceFooterItem): DocumentLine => ({ description, kind: 'fees', cost });

const linesOf = ({ headerItems, items, footerItems }: Invoice): DocumentLine[] => [
  ...headerItems.map(feeOf),
  ...items.map(({ metaType, type, description, cost, quantity, taxCode, taxWording }): DocumentLine => {
    if (metaType === 'title') return { description, kind: type, cost: undefined, weight: 'bold' };
    const indent = metaType === 'subitem' ? 14 : 0;
    return { description, kind: type, cost, quantity, taxCode, taxWording, indent };
  }),
  ...footerItems.map(feeOf),
];

/** What it comes to, what was credited and paid of that, and what is still to pay. */
function totalsOf(document: InvoiceDocument, words: DocumentWords): (Row & { sum: number })[] {
  const { invoice, paid } = document;
  const { amount, owing, surplus, status, credited, creditNotes } = invoice;
  const total = (name: string, sum: number, look: Partial<Row> = {}) => ({ cells: [name], sum, ...look });
  const isWhole = paid ? paid.amount === amount && creditNotes.length === 0 && surplus === 0 : creditNotes.length === 0;
  const before = isWhole ? [] : [total(words.total, amount, { weight: 'bold' })];
  const off = creditNotes.map((note) => total(words.creditedBy(note.number, words.day(note.date)), -note.amount));
  if (!paid) {
    const left = isWhole ? words.total : words.stillToPay;
    const name = status === 'cancelled' ? left : words.totalPayable;
    return [...before, ...off, total(name, amount - credited, strong)];
  }
  const left = [
    ...(owing > 0 ? [total(words.stillToPay, owing, strong)] : []),
    ...(surplus > 0 ? [total(words.toRefund, surplus, strong)] : []),
  ];
  const came = receiptIn(document) ? words.totalPaid : words.paid;
  return [...before, ...off, total(came, paid.amount, left.length > 0 ? {} : strong), ...left];
}

/** The exams that were entered, as the board knows them. */
function drawEntries(sheet: Sheet, { entries: titles, line }: DocumentWords, { entries }: InvoiceDocument): void {
  if (entries.length === 0) return;
  sheet.table(
    [{ title: titles.exam }, { title: titles.code, width: 80 }, { title: titles.papers }],
    entries.map(({ exam, code, papers }) => ({
      cells: [line(exam), code, papers.join(', ')],
      isHeading: true,
      size: 9,
    })),
    { heading: titles.heading },
  );
}

function drawInstalments(sheet: Sheet, words: DocumentWords, { invoice, paid }: InvoiceDocument): void {
  const { instalmentPlan, credited, owing } = invoice;
  if (!instalmentPlan || owing <= 0) return;
  sheet.table(
    amountColumns(words),
    toCome(creditedPlan(instalmentPlan, credited), paid?.amount ?? 0).map(({ dueDate, owing }) =>
      amountRow(words.by(words.day(dueDate)), words.money(owing)),
    ),
    { heading: paid ? words.instalmentsLeft : words.instalments, hidesTitles: true },
  );
}

/** The instalments that are not paid yet, with what each still asks. */
const toCome = (plan: readonly Instalment[], paid: number) =>
  instalmentsOwing(plan, paid).filter(({ owing }) => owing > 0);

/** What came and what went back, also where that leaves nothing. */
function drawPayments(sheet: Sheet, words: DocumentWords, { invoice }: InvoiceDocument): void {
  // What a provider keeps for its trouble is no business of who pays.
  const moved = standing(invoice.entries).filter(({ kind }) => kind !== 'fee');
  if (moved.length === 0) return;
  sheet.table(
    amountColumns(words),
    moved.map(({ kind, amount, receivedOn }) =>
      amountRow(`${words.paymentKinds[kind]}, ${words.day(receivedOn)}`, words.money(amount)),
    ),
    { heading: words.payments, hidesTitles: true },
  );
}

const amountColumns = ({ items }: DocumentWords) =>
  [{ title: items.item }, { title: items.cost, width: 90, align: 'right' }] as const;
const amountRow = (name: string, sum: string): Row => ({ cells: [name, sum], isHeading: true });

function drawHowToPay(sheet: Sheet, words: DocumentWords, document: InvoiceDocument): void {
  const { invoice, bankDetails, seller } = document;
  if (invoice.status === 'cancelled') {
    if (document.paid) return;
    const { replacedBy } = invoice;
    const instead = replacedBy && !replacedBy.isDraft ? [{ text: words.replacedBy(replacedBy.number) }] : [];
    sheet.section(words.cancelled, [{ text: words.cancelledLong }, ...instead]);
    return;
  }
  if (receiptIn(document)) return;
  const due = invoice.dueDate === null ? [] : [`${words.facts.due}: ${words.day(invoice.dueDate)}`];
  const amount = `${words.amount}: ${words.money(invoice.owing)}`;
  const details = [...bankDetails, words.paymentReference(invoice.reference), amount, ...due];
  const lines = bankDetails.length === 0 ? [words.noAccount] : details;
  // Who copies an account from paper has all of it on one page; the terms by themselves would look like a page of another's.
  const terms = seller && seller.terms !== '' ? [{ text: seller.terms, above: 6, ...small }] : [];
  sheet.section(words.howToPay, [...lines.map((text) => ({ text })), ...terms]);
}

/** What was declared, with the time at which it was accepted, in the seller's zone. */
function drawDeclarations(sheet: Sheet, words: DocumentWords, { invoice }: InvoiceDocument): void {
  if (invoice.declarations.length === 0) return;
  const { language, timeZone } = words;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const [first, ...others] = invoice.declarations.map(({ text, acceptedAt }) => ({
    ...{ text: `${text} ${words.acceptedAt(time.format(new Date(acceptedAt)))}.`, ...small },
  }));
  sheet.section(words.declarations, first ? [first] : []);
  for (const { text, ...look } of others) sheet.say('P', text, look);
}
