// Prints what a PDF on standard input says of itself and how it is tagged, as JSON, as the viewer's own reader finds it.
// A program of its own: the reader is a module for browsers, which the tests' CommonJS cannot load.
import { openedPdf } from './openedPdf.mjs';

const pdf = await openedPdf();
const { info, metadata } = await pdf.getMetadata();
/** An element as `[role, children]`; what stands in it as its number of pieces. */
const shown = ({ role, children }) => [
  role,
  children.filter((child) => child.role).map(shown),
  children.filter(({ type }) => type === 'content').length,
];
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { children } = await (await pdf.getPage(number)).getStructTree();
  pages.push(children.map(shown));
}
console.log(
  JSON.stringify({
    title: info.Title,
    author: info.Author,
    language: info.Language,
    titleInXml: metadata.get('dc:title'),
    authorsInXml: metadata.get('dc:creator'),
    part: metadata.get('pdfuaid:part'),
    pages,
  }),
);
