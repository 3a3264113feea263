import type { CreditNote } from '@forms/shared/contract';
import { drawingThread } from '../../platform/pdf/drawingThread';
import type { InvoiceDocument } from './invoiceDocument';

/** What a thread draws: an invoice, or one of its credit notes. */
export interface Drawing {
  document: InvoiceDocument;
  note?: CreditNote;
}

const inThread = drawingThread<Drawing>('drawing.js');

/** Draws an invoice as `invoicePdf` does. Rejects with what went wrong. */
export const drawInvoice = (document: InvoiceDocument): Promise<Buffer> => inThread({ document });

/** Draws a credit note of an invoice as `creditNotePdf` does. Rejects with what went wrong. */
export const drawCreditNote = (document: InvoiceDocument, note: CreditNote): Promise<Buffer> =>
  inThread({ document, note });
