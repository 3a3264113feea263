import {
  campusNames,
  creditedPlan,
  entryKindLabels,
  formatPence,
  type Instalment,
  type Invoice,
  instalmentsOwing,
  PROVIDER,
  standing,
} from '@forms/shared/contract';
import PDFDocument from 'pdfkit';
import { writtenDay } from '../../platform/days';
import { howToPay } from './howToPay';
import { type InvoiceDocument, receiptIn } from './invoiceDocument';

// Inter has the letters of every European language, Latin, Greek and Cyrillic, and of Vietnamese.
const regular = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const bold = require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');

/** An A4 page, in PDF points. */
const page = { width: 595, height: 842, margin: 56 } as const;
const right = page.width - page.margin;
const inside = right - page.margin;
const costWidth = 90;
/** Nothing but the page's number stands lower than this. */
const floor = page.height - page.margin - 24;
const ink = { text: '#1d2430', quiet: '#5b6472', line: '#d8d5cf', brand: '#12284c' } as const;

/** Draws an invoice, or the receipt of one that is paid, as a tagged PDF with its fonts in it. */
export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const title = `${receiptIn(document) ? 'Receipt' : 'Invoice'} ${document.invoice.number}`;
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: PROVIDER },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  new Sheet(pdf).draw(title, document);
  pdf.end();
  return whole;
}

/** The pen that goes down the pages. */
class Sheet {
  private y: number = page.margin;

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  draw(title: string, document: InvoiceDocument): void {
    const { invoice, billTo, paid } = document;
    const receipt = receiptIn(document);
    this.seller(document);
    this.y += 20;
    this.say('H1', title, { font: 'bold', size: 22, colour: ink.brand });
    if (invoice.description !== '') this.say('P', invoice.description, { colour: ink.quiet });
    this.y += 20;

    const top = this.y;
    this.say('P', receipt ? 'Received from' : 'Invoice to', { colour: ink.quiet, width: inside / 2 });
    this.say('P', billTo.name, { font: 'bold', width: inside / 2 });
    for (const line of billTo.address) this.say('P', line, { width: inside / 2 });
    if (billTo.candidate) this.say('P', `For ${billTo.candidate}`, { width: inside / 2 });
    const bottom = this.y;
    this.y = top;
    for (const [name, value] of facts(invoice, receipt !== undefined)) this.fact(name, value);
    this.y = Math.max(this.y, bottom) + 28;

    this.row('Item', 'Cost', { font: 'bold', colour: ink.quiet });
    for (const { description, cost } of invoice.headerItems) this.row(description, formatPence(cost));
    for (const { metaType, description, cost } of invoice.items) {
      if (metaType === 'title') this.row(description, '', { font: 'bold' });
      else this.row(description, formatPence(cost), { indent: metaType === 'subitem' ? 14 : 0 });
    }
    for (const { description, cost } of invoice.footerItems) this.row(description, formatPence(cost));
    this.totals(document);

    if (invoice.instalmentPlan && invoice.owing > 0) {
      this.heading(paid ? 'Instalments still to pay' : 'Instalments');
      for (const { dueDate, owing } of toCome(
        creditedPlan(invoice.instalmentPlan, invoice.credited),
        paid?.amount ?? 0,
      ))
        this.row(`By ${writtenDay(dueDate)}`, formatPence(owing));
    }
    if (paid) {
      this.heading('Payments');
      for (const { kind, amount, receivedOn } of standing(invoice.entries))
        this.row(`${entryKindLabels[kind]}, ${writtenDay(receivedOn)}`, formatPence(amount));
    }
    if (invoice.status === 'cancelled') {
      if (!paid) {
        this.heading('Cancelled');
        this.say('P', 'This invoice is cancelled. There is nothing to pay.');
      }
    } else if (!receipt) {
      this.heading('How to pay by bank transfer');
      for (const line of howToPay(document.bankDetails, document.invoice.reference)) this.say('P', line);
    }
    if (invoice.declarations.length > 0) {
      this.heading('Declarations');
      for (const { text } of invoice.declarations) this.say('P', text, { size: 8.5, colour: ink.quiet });
    }
    this.numberPages();
  }

  /** Who sells; before anybody has said who, the college. */
  private seller({ seller, campus }: InvoiceDocument): void {
    const strong: Look = { font: 'bold', size: 11, colour: ink.brand };
    this.say('P', seller?.legalName ?? `${PROVIDER} ${campusNames[campus]}`, strong);
    if (!seller) return;
    const { address, telephone, companyNumber, vatNumber } = seller;
    const lines = [address.join(', '), telephone, companyNumber, vatNumber && `VAT number ${vatNumber}`];
    for (const line of lines) if (line !== '') this.say('P', line, { size: 8.5, colour: ink.quiet });
  }

  /** What it comes to, and what of that came in and is still to pay. */
  private totals(document: InvoiceDocument): void {
    const { invoice, paid } = document;
    const { amount, owing, status } = invoice;
    const strong: Look & { rule: string } = { font: 'bold', size: 13, rule: ink.brand };
    const { creditNotes } = invoice;
    if (paid || creditNotes.length > 0) {
      if (paid?.amount !== amount) this.row('Total', formatPence(amount), { font: 'bold' });
      for (const note of creditNotes)
        this.row(`Credit note ${note.number}, ${writtenDay(note.date)}`, formatPence(-note.amount));
    }
    if (!paid) {
      const asked = formatPence(amount - invoice.credited);
      this.row(status === 'cancelled' ? 'Total' : 'Total payable', asked, strong);
    } else {
      this.row(receiptIn(document) ? 'Total paid' : 'Paid', formatPence(paid.amount), owing > 0 ? {} : strong);
      if (owing > 0) this.row('Still to pay', formatPence(owing), strong);
    }
  }

  private heading(text: string): void {
    this.y += 24;
    this.need(60);
    this.say('H2', text, { font: 'bold', size: 12, colour: ink.brand });
    this.y += 2;
  }

  /** A line of the page's column, as a piece of the tagged structure. */
  private say(tag: string, text: string, look: Look & { width?: number } = {}): void {
    const { font = 'regular', size = 10, colour = ink.text, width = inside } = look;
    this.pdf.font(font).fontSize(size);
    const height = this.pdf.heightOfString(text, { width }) + 3;
    this.need(height);
    this.tagged(tag, () =>
      this.pdf.font(font).fontSize(size).fillColor(colour).text(text, page.margin, this.y, { width }),
    );
    this.y += height;
  }

  /** A name and its value, on the right half. */
  private fact(name: string, value: string): void {
    const left = page.margin + inside / 2 + 16;
    const width = right - left;
    this.tagged('P', () => {
      this.pdf.font('regular').fontSize(10).fillColor(ink.quiet).text(name, left, this.y, { width: 90 });
      this.pdf
        .font('bold')
        .fillColor(ink.text)
        .text(value, left + 90, this.y, { width: width - 90, align: 'right' });
    });
    this.y += 16;
  }

  /** A line with an amount at its end, and a rule over it. */
  private row(text: string, cost: string, look: Look & { indent?: number; rule?: string } = {}): void {
    const { font = 'regular', size = 10, colour = ink.text, indent = 0, rule = ink.line } = look;
    const width = inside - costWidth - indent - 12;
    this.pdf.font(font).fontSize(size);
    const height = this.pdf.heightOfString(text, { width }) + 14;
    this.need(height);
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(page.margin, this.y)
      .lineTo(right, this.y)
      .lineWidth(rule === ink.line ? 0.5 : 1.2)
      .stroke(rule);
    this.pdf.endMarkedContent();
    this.tagged('P', () => {
      this.pdf.font(font).fontSize(size).fillColor(colour);
      this.pdf.text(text, page.margin + indent, this.y + 7, { width });
      this.pdf.text(cost, right - costWidth, this.y + 7, {
        width: costWidth,
        align: 'right',
        features: ['tnum'],
      });
    });
    this.y += height;
  }

  private tagged(tag: string, draw: () => void): void {
    this.pdf.addStructure(this.pdf.struct(tag, {}, draw));
  }

  /** Goes on to a new page where there is no room. */
  private need(height: number): void {
    if (this.y + height <= floor) return;
    this.pdf.addPage();
    this.y = page.margin;
  }

  private numberPages(): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.pdf.switchToPage(at);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      this.pdf.font('regular').fontSize(8.5).fillColor(ink.quiet);
      this.pdf.text(`Page ${at + 1} of ${count}`, page.margin, page.height - page.margin, {
        width: inside,
        align: 'right',
      });
      this.pdf.endMarkedContent();
    }
  }
}

interface Look {
  font?: 'regular' | 'bold';
  size?: number;
  colour?: string;
}

/** The instalments that are not paid yet, with what each still asks. */
const toCome = (plan: readonly Instalment[], paid: number) =>
  instalmentsOwing(plan, paid).filter(({ owing }) => owing > 0);

const facts = ({ number, reference, date, dueDate, status }: Invoice, isReceipt: boolean): [string, string][] => [
  ['Number', number],
  ['Reference', reference],
  ['Date', writtenDay(date)],
  ...(dueDate !== null && !isReceipt ? [['Due', writtenDay(dueDate)] satisfies [string, string]] : []),
  ...(status === 'cancelled' ? [['Status', 'Cancelled'] satisfies [string, string]] : []),
];
