// Prints the text of the PDF on standard input, as the viewer's own reader finds it. A program of its own: the reader
// is a module for browsers, which the tests' CommonJS cannot load.
import { buffer } from 'node:stream/consumers';

Promise.withResolvers ??= () => {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
const pdf = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 }).promise;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  console.log(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
}
