import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { houseFolder } from '../../platform/houseFolder';
import type { InvoiceDocument } from './invoiceDocument';

/**
 * Draws an invoice as `invoicePdf` does, in a thread of its own: its fonts take up to half a second, in which the server
 * would answer nobody. Rejects with what went wrong there.
 */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const thread = new Worker(join(houseFolder, 'api/dist/bin/drawing.js'), { workerData: document });
  const [pdf] = await once(thread, 'message');
  return Buffer.from(pdf);
}
