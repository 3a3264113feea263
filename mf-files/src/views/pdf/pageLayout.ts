import type { Size } from '../zoom';

/** Where one page of a column lies, in CSS pixels from the column's top. */
export interface Place extends Size {
  top: number;
}

/** Pages one under the other. */
export interface PageLayout extends Size {
  places: readonly Place[];
}

/** A column of pages, with `gap` between them and around. As wide as its widest. */
export function layoutOf(sizes: readonly Size[], gap: number): PageLayout {
  let top = gap;
  const places = sizes.map(({ width, height }) => {
    const place = { top, width, height };
    top += height + gap;
    return place;
  });
  return { places, height: top, width: sizes.reduce((most, { width }) => Math.max(most, width), 0) };
}

/** The index of the page that a height of the column belongs to; what lies between two belongs to the one above. */
export function indexAt({ places }: PageLayout, y: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((places[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What of a column is seen. */
export interface Sight {
  top: number;
  height: number;
}

/** The indexes of the first and last page in sight or within `around` screens of it. */
export const indexesNear = (
  layout: PageLayout,
  { top, height }: Sight,
  around: number,
): [first: number, last: number] => [
  indexAt(layout, top - around * height),
  indexAt(layout, top + (1 + around) * height),
];

/** The index of the page that is read: the first of which half is seen, or which fills half of what is seen. */
export function indexRead(layout: PageLayout, { top, height }: Sight): number {
  const first = indexAt(layout, top);
  for (let at = first; at < layout.places.length; at++) {
    const place = layout.places[at];
    if (!place || place.top > top + height) break;
    const seen = Math.min(place.top + place.height, top + height) - Math.max(place.top, top);
    if (seen >= Math.min(place.height, height) / 2) return at;
  }
  return first;
}
