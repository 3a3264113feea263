import { useEffect, useRef, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { findText, type SearchWays, type TextMatch, type TextPiece } from './findText';

/** A place where the words were found; `y` is its line's height on the page, in points. */
export interface Found extends TextMatch {
  page: number;
  x: number;
  y: number;
}

export interface SearchResult {
  found: readonly Found[];
  /** How many pages have been searched. */
  searched: number;
}
const nothing: SearchResult = { found: [], searched: 0 };

interface PageText extends TextPiece {
  x: number;
  y: number;
}

/** So many pages are searched before what was found is shown: each time the viewer draws itself again. */
const PAGES_AT_ONCE = 25;

/** Searches all pages, in order, and tells what it has so far. A page's text is read once. */
export function useSearch(pdf: pdfjs.PDFDocumentProxy, query: string, ways: SearchWays): SearchResult {
  const [result, setResult] = useState(nothing);
  const texts = useRef(new Map<number, PageText[]>());
  const { matchCase, wholeWords } = ways;

  useEffect(() => {
    setResult(nothing);
    if (!query.trim()) return;
    let isOver = false;
    async function search() {
      const found: Found[] = [];
      for (let page = 1; page <= pdf.numPages; page++) {
        const text = texts.current.get(page) ?? (await textOf(pdf, page));
        texts.current.set(page, text);
        if (isOver) return;
        for (const match of findText(text, query, { matchCase, wholeWords })) {
          const { x = 0, y = 0 } = text.filter(({ str }) => str)[match.start.piece] ?? {};
          found.push({ ...match, page, x, y });
        }
        if (page % PAGES_AT_ONCE === 0 || page === pdf.numPages) setResult({ found: [...found], searched: page });
      }
    }
    void search();
    return () => {
      isOver = true;
    };
  }, [pdf, query, matchCase, wholeWords]);
  return result;
}

/** A page's text in the pieces that its text layer has too; none where it cannot be read. */
async function textOf(pdf: pdfjs.PDFDocumentProxy, number: number): Promise<PageText[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    return items.flatMap((item) =>
      'str' in item
        ? [{ str: item.str, hasEOL: item.hasEOL, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
  } catch {
    return [];
  }
}
