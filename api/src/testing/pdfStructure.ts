import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** An element of a tagged PDF: its role, the elements in it, and how many pieces of the page stand in it itself. */
export type PdfElement = [role: string, elements: PdfElement[], pieces: number];

/** What a PDF says of itself, and how each page is tagged, as a reader of another make finds it. */
export interface PdfStructure {
  title: string;
  author: string;
  language: string;
  titleInXml: string;
  authorsInXml: string[];
  part: string;
  pages: PdfElement[][];
}

export const pdfStructure = (pdf: Uint8Array): PdfStructure =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'printPdfStructure.mjs')], { input: pdf, encoding: 'utf8' }),
  );

/** The tables of a PDF in order, a line a row, each by the roles of its cells, as `TH TD`; one that goes on on another page once for each. */
export const tablesIn = ({ pages }: PdfStructure): string[][] => pages.flatMap((page) => page.flatMap(tablesOf));

function tablesOf([role, elements]: PdfElement): string[][] {
  if (role !== 'Table') return elements.flatMap(tablesOf);
  return [elements.map(([, cells]) => cells.map(([cell]) => cell).join(' '))];
}

/** The headings of a PDF in order, by their roles. */
export const headingsIn = ({ pages }: PdfStructure): string[] => pages.flatMap((page) => page.flatMap(headingsOf));

const headingsOf = ([role, elements]: PdfElement): string[] =>
  /^H\d$/.test(role) ? [role] : elements.flatMap(headingsOf);
