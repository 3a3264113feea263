import { SEARCH_DEBOUNCE_MS } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { say } from '../../../words/say';
import type { SearchWays } from './findText';
import { highlightFound, unmarkFound } from './highlightFound';
import { SearchBar } from './SearchBar';
import { type Found, type SearchResult, useSearch } from './useSearch';

interface FoundPlacesProps {
  pdf: pdfjs.PDFDocumentProxy;
  /** The page that is read: what is found from there on comes first. */
  from: number;
  /** What the pages are drawn in, and how often one's text was drawn there: it is marked then. */
  column: Element | null;
  drawnText: number;
  onShow(found: Found): void;
  onClose(): void;
}

/** Searches a whole PDF, marks what it finds in the pages, and leads from one place to the next. */
export function FoundPlaces({ pdf, from, column, drawnText, onShow, onClose }: FoundPlacesProps) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [ways, setWays] = useState<SearchWays>({ matchCase: false, wholeWords: false });
  const result = useSearch(pdf, query, ways);
  const { found } = result;
  /** Which place is shown; none until there is one. */
  const [at, setAt] = useState<number>();

  useEffect(() => {
    const later = setTimeout(() => {
      setQuery(typed);
      setAt(undefined);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(later);
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader was when something was found first
  useEffect(() => {
    if (at !== undefined || found.length === 0) return;
    const next = found.findIndex(({ page }) => page >= from);
    const isKnown = next >= 0 || result.searched === pdf.numPages;
    if (isKnown) show(Math.max(0, next));
  }, [found, at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when a page's text has been drawn
  useEffect(() => {
    if (column) highlightFound(column, found, at === undefined ? undefined : found[at]);
  }, [column, found, at, drawnText]);
  useEffect(() => unmarkFound, []);

  function show(index: number) {
    const place = found[index];
    if (!place) return;
    setAt(index);
    onShow(place);
  }

  return (
    <SearchBar
      query={typed}
      ways={ways}
      status={query.trim() ? statusOf(result, at, pdf.numPages) : ''}
      onQuery={setTyped}
      onWays={(chosen) => {
        setWays(chosen);
        setAt(undefined);
      }}
      onStep={(by) => {
        if (found.length > 0) show(((at ?? -1) + by + found.length) % found.length);
      }}
      onClose={onClose}
    />
  );
}

function statusOf({ found, searched }: SearchResult, at: number | undefined, pages: number): string {
  const isDone = searched === pages;
  if (found.length === 0)
    return isDone ? say('Nothing found') : say('Searching page {page} of {of}', { page: searched + 1, of: pages });
  const count = { place: (at ?? 0) + 1, of: found.length };
  return isDone ? say('{place} of {of}', count) : say('{place} of {of} so far', count);
}
