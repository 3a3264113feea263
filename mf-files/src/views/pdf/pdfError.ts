/** Why a PDF does not open. */
export type PdfError = 'empty' | 'damaged' | 'unreachable';

/** Reads what pdf.js throws: it tells its errors apart by name, since they come from its worker. */
export function pdfError(error: unknown): PdfError {
  if (!(error instanceof Error)) return 'damaged';
  if (error.name === 'ResponseException' || error.name === 'UnknownErrorException') return 'unreachable';
  return /file is empty/i.test(error.message) ? 'empty' : 'damaged';
}
