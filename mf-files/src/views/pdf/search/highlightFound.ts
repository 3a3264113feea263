import type { Found } from './useSearch';

const ALL = 'pdf-found';
const NOW = 'pdf-found-now';

/**
 * Marks what was found in the text of the pages that are drawn within `column`, by the browser's own highlights: no
 * element changes, so that a selection stays. Browsers without them show the page alone.
 */
export function highlightFound(column: Element, found: readonly Found[], now: Found | undefined): void {
  if (!('highlights' in CSS)) return;
  const [all, current] = [new Highlight(), new Highlight()];
  for (const sheet of column.querySelectorAll<HTMLElement>('[data-page]')) {
    const page = Number(sheet.dataset.page);
    const here = found.filter((match) => match.page === page);
    if (here.length === 0) continue;
    const pieces = [...sheet.querySelectorAll('.textLayer span[role="presentation"]')].flatMap(({ firstChild }) =>
      firstChild instanceof Text ? [firstChild] : [],
    );
    for (const match of here) {
      const range = rangeOf(match, pieces);
      if (range) (match === now ? current : all).add(range);
    }
  }
  CSS.highlights.set(ALL, all);
  CSS.highlights.set(NOW, current);
}

export function unmarkFound(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(NOW);
}

function rangeOf({ start, end }: Found, pieces: readonly Text[]): Range | undefined {
  const [first, last] = [pieces[start.piece], pieces[end.piece]];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first, Math.min(start.offset, first.length));
  range.setEnd(last, Math.min(end.offset, last.length));
  return range;
}
