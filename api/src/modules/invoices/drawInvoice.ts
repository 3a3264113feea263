import { join } from 'node:path';
import type { CreditNote } from '@forms/shared/contract';
import { Piscina } from 'piscina';
import { houseFolder } from '../../platform/houseFolder';
import type { InvoiceDocument } from './invoiceDocument';

/** What a thread draws: an invoice, or one of its credit notes. */
export interface Drawing {
  document: InvoiceDocument;
  note?: CreditNote;
}

/** Draws an invoice as `invoicePdf` does. Rejects with what went wrong. */
export const drawInvoice = (document: InvoiceDocument): Promise<Buffer> => inThread({ document });

/** Draws a credit note of an invoice as `creditNotePdf` does. Rejects with what went wrong. */
export const drawCreditNote = (document: InvoiceDocument, note: CreditNote): Promise<Buffer> =>
  inThread({ document, note });

/** A thread that has read its code and fonts draws the next one in a tenth of the time; it ends when nothing came for a while. */
const IDLE_MS = 10_000;
const threads = new Piscina<Drawing, Uint8Array>({
  filename: join(houseFolder, 'api/dist/bin/drawing.js'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
});

/** In a thread of its own: its fonts take up to half a second, in which the server would answer nobody. */
const inThread = async (drawing: Drawing): Promise<Buffer> => Buffer.from(await threads.run(drawing));
