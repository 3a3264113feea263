import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CreditNote } from '@forms/shared/contract';
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

/** In a thread of its own: its fonts take up to half a second, in which the server would answer nobody. */
async function inThread(drawing: Drawing): Promise<Buffer> {
  const thread = new Worker(join(houseFolder, 'api/dist/bin/drawing.js'), { workerData: drawing });
  const [pdf] = await once(thread, 'message');
  return Buffer.from(pdf);
}
