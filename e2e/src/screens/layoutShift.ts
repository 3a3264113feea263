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
