import { parentPort, workerData } from 'node:worker_threads';
import { invoicePdf } from './invoicePdf';

// What a thread of `drawInvoice` does.
void invoicePdf(workerData).then((pdf) => parentPort?.postMessage(pdf));
