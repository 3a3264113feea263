import { parentPort, workerData } from 'node:worker_threads';
import { creditNotePdf } from './creditNotePdf';
import type { Drawing } from './drawInvoice';
import { invoicePdf } from './invoicePdf';

// What a thread of `drawInvoice` and `drawCreditNote` does.
const { document, note }: Drawing = workerData;
void (note ? creditNotePdf(document, note) : invoicePdf(document)).then((pdf) => parentPort?.postMessage(pdf));
