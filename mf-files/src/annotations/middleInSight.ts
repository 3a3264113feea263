import type { PlacedPage } from './useAnnotationEditor';

/** The page of which most is in the window, and the middle of that part in CSS pixels from the page's top left. */
export function middleInSight(pages: readonly PlacedPage[]): (PlacedPage & { x: number; y: number }) | undefined {
  const parts = pages.map((placed) => {
    const box = placed.sheet.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    const area = Math.max(0, right - left) * Math.max(0, bottom - top);
    return { ...placed, area, x: (left + right) / 2 - box.left, y: (top + bottom) / 2 - box.top };
  });
  const [most] = parts.toSorted((a, b) => b.area - a.area);
  return most;
}
