import type { CreditNote } from '@forms/shared/contract';
import { sellersDocument, wordsOf } from './documentHead';
import { drawParties } from './drawParties';
import type { InvoiceDocument } from './invoiceDocument';
import { drawLines, strong } from './taxTable';

/** Draws a credit note of an invoice, of who sold by that, as a PDF/UA. */
export function creditNotePdf(document: InvoiceDocument, note: CreditNote): Promise<Buffer> {
  const { invoice, billTo, fonts } = document;
  const words = wordsOf(document);
  const { facts, credited, reason } = words;
  return sellersDocument(document, { title: words.creditNote(note.number), subtitle: '', fonts }, (sheet) => {
    drawParties(sheet, words, {
      billTo,
      called: words.creditTo,
      facts: [
        [facts.number, note.number],
        [facts.of, invoice.number],
        [facts.reference, invoice.reference],
        [facts.date, words.day(note.date)],
      ],
    });
    drawLines(sheet, words, {
      of: document,
      lines: note.lines.map(({ description, amount, kind, taxCode, taxWording }) => ({
        ...{ description, kind, taxCode, taxWording, cost: amount },
      })),
      totals: [{ cells: [credited], sum: note.amount, ...strong }],
    });
    sheet.heading(reason);
    sheet.say('P', note.reason);
  });
}
