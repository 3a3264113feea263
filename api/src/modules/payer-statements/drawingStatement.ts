import { payerStatementPdf } from './payerStatementPdf';

/** What the threads of `drawPayerStatement` do. */
export default payerStatementPdf;
