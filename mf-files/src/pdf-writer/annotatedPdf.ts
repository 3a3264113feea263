import { pdfOptions } from '../views/pdf/pdfjs';
import type { DrawnAnnotation } from '../xfdf/annotation';
import { appendToPdf } from './appendToPdf';
import { pictureOfText } from './pictureOfText';
import type { WrittenPdf } from './writePdf';

/**
 * The PDF at an address with these annotations in it: written anew, with everything that they are; or, where it is signed
 * or a writer refuses it, appended to as it is. Rejects where neither can be done.
 */
export async function annotatedPdf(url: string, annotations: readonly DrawnAnnotation[]): Promise<WrittenPdf> {
  const [pdf, { writePdf }] = await Promise.all([bytesAt(url), import('./writePdf')]);
  // Metric for metric Helvetica, with the letters of Europe; pdf.js brings it for PDFs that have no fonts of their own.
  const font = () => bytesAt(`${pdfOptions.standardFontDataUrl}LiberationSans-Regular.ttf`);
  return writePdf(pdf, annotations, { font, pictureOf: pictureOfText }).catch(() => appendToPdf(pdf, annotations));
}

async function bytesAt(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${answer.status} for ${new URL(answer.url).pathname}`);
  return new Uint8Array(await answer.arrayBuffer());
}
