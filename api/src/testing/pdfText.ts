import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The text of a PDF, line by line, as a reader of another make finds it. */
export const pdfText = (pdf: Uint8Array): string =>
  execFileSync(process.execPath, [join(__dirname, 'printPdfText.mjs')], { input: pdf, encoding: 'utf8' });
