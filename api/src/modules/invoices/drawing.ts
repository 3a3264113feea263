import { creditNotePdf } from './creditNotePdf';
import type { Drawing } from './drawInvoice';
import { invoicePdf } from './invoicePdf';

/** What the threads of `drawInvoice` and `drawCreditNote` do. */
export default ({ document, note }: Drawing): Promise<Buffer> =>
  note ? creditNotePdf(document, note) : invoicePdf(document);
