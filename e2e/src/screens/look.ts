import type { Page } from 'puppeteer';

/** Sums up the layout shifts of every page that is opened from now on; read by `layoutShift`. */
export const watchLayoutShifts = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const shifts = window as unknown as { layoutShift: number; shifted: string[] };
    shifts.layoutShift = 0;
    shifts.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as LayoutShift;
        if (hadRecentInput) continue;
        shifts.layoutShift += value;
        shifts.shifted.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The cumulative layout shift since the page was opened, and what it moved. */
export const layoutShift = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => {
    const { layoutShift: sum, shifted: moved } = window as unknown as { layoutShift: number; shifted: string[] };
    return { sum, moved };
  });

/** The words that stand outside the page's width, or are cut off by a box that does not scroll. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent || !/\S/.test(text.nodeValue ?? '') || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0 || isOutOfSight(parent)) continue;
      if (words.left < -1 || words.right > document.documentElement.clientWidth + 1 || isCut(parent, words)) {
        cut.push((text.nodeValue ?? '').trim().slice(0, 60));
      }
    }
    return cut;

    /** On purpose: words for screen readers, a skip link, what a box scrolls to. */
    function isOutOfSight(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, overflowX, position } = getComputedStyle(at);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return true;
        const { bottom, right } = at.getBoundingClientRect();
        if (position === 'absolute' && (bottom + window.scrollY < 0 || right < 0)) return true;
      }
      return false;
    }
    function isCut(element: Element, words: DOMRect): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const { left, right } = at.getBoundingClientRect();
        if (words.left < left - 1 || words.right > right + 1) return true;
      }
      return false;
    }
  });
