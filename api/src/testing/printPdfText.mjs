// Prints the text of the PDF on standard input, as the viewer's own reader finds it. A program of its own: the reader
// is a module for browsers, which the tests' CommonJS cannot load.
import { openedPdf } from './openedPdf.mjs';

const pdf = await openedPdf();
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  console.log(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
}
