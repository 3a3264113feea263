import type { Page } from 'puppeteer';

/** What a click or a key brings may come that late on a busy machine; the browser itself allows it half a second. */
const BROUGHT_BY_INPUT_MS = 5_000;

/** Sums up the layout shifts that nobody asked for, of every page that is opened from now on; read by `layoutShift`. */
export const watchLayoutShifts = (page: Page) =>
  page.evaluateOnNewDocument((broughtByInput) => {
    const shifts = window as unknown as { layoutShift: number; shifted: string[] };
    shifts.layoutShift = 0;
    shifts.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, lastInputTime, sources } = entry as LayoutShift;
        if (lastInputTime > 0 && startTime - lastInputTime < broughtByInput) continue;
        shifts.layoutShift += value;
        shifts.shifted.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, BROUGHT_BY_INPUT_MS);

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Milliseconds since the page was opened, as `startTime`; 0 before any input. */
  lastInputTime: number;
  sources: { node: Node | null }[];
}

/** The cumulative layout shift since the page was opened, and what it moved. */
export const layoutShift = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => {
    const { layoutShift: sum, shifted: moved } = window as unknown as { layoutShift: number; shifted: string[] };
    return { sum, moved };
  });
