import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { indexAt, indexesNear, indexRead, type PageLayout } from './pageLayout';

/** Indexes of the pages to draw, and of the one that is read. */
export interface PageWindow {
  first: number;
  last: number;
  read: number;
}

/** What stands at the top of the box: so much of a page down, or, in the gap over it, so many pixels above. */
interface Anchor {
  index: number;
  part: number;
  pixels: number;
  /** What stands in the middle from side to side, as a part of the whole width. */
  across: number;
}

/**
 * Which pages of a column are near what its scrolling box shows. Whatever changes the column (zoom, a turn, shapes that
 * become known), what stands at the box's top stays there. `around` is in screens. `goTo` takes an index, and how far
 * down its page, from 0 to 1.
 */
export function usePageWindow(box: HTMLElement | null, layout: PageLayout, around: number) {
  const [shown, setShown] = useState<PageWindow>({ first: 0, last: 0, read: 0 });
  const anchor = useRef<Anchor>({ index: 0, part: 0, pixels: Number.NEGATIVE_INFINITY, across: 0.5 });
  /** A page that was gone to is the one that is read, though the column's end may keep it from the top. */
  const wanted = useRef<{ index: number; scrolledTo: number }>(undefined);

  const look = useCallback(() => {
    if (!box) return;
    const { scrollTop: top, clientHeight: height } = box;
    if (wanted.current && Math.abs(wanted.current.scrolledTo - top) > 1) wanted.current = undefined;
    if (!wanted.current) anchor.current = anchorAt(box, layout);
    const [first, last] = indexesNear(layout, { top, height }, around);
    const read = wanted.current?.index ?? indexRead(layout, { top, height });
    setShown((before) =>
      before.first === first && before.last === last && before.read === read ? before : { first, last, read },
    );
  }, [box, layout, around]);

  const restore = useCallback(() => {
    const { index, part, pixels, across } = anchor.current;
    const place = layout.places[index];
    if (!box || !place) return;
    box.scrollTop = Math.max(0, place.top + part * place.height + pixels);
    box.scrollLeft = across * box.scrollWidth - box.clientWidth / 2;
    if (wanted.current) wanted.current.scrolledTo = box.scrollTop;
    look();
  }, [box, layout, look]);

  useLayoutEffect(restore, [restore]);
  useEffect(() => {
    box?.addEventListener('scroll', look, { passive: true });
    return () => box?.removeEventListener('scroll', look);
  }, [box, look]);

  const goTo = useCallback(
    (index: number, part = 0) => {
      const gap = layout.places[0]?.top ?? 0;
      anchor.current = { ...anchor.current, index, part, pixels: -gap };
      wanted.current = { index, scrolledTo: 0 };
      restore();
    },
    [layout, restore],
  );
  return { shown, goTo };
}

function anchorAt(box: HTMLElement, layout: PageLayout): Anchor {
  const { scrollTop: top, scrollLeft, clientWidth, scrollWidth } = box;
  const across = scrollWidth > clientWidth ? (scrollLeft + clientWidth / 2) / scrollWidth : 0.5;
  const above = indexAt(layout, top);
  const place = layout.places[above];
  if (!place || top < place.top) return { index: above, part: 0, pixels: top - (place?.top ?? 0), across };
  const part = (top - place.top) / place.height;
  if (part <= 1) return { index: above, part, pixels: 0, across };
  const next = layout.places[above + 1];
  return next
    ? { index: above + 1, part: 0, pixels: top - next.top, across }
    : { index: above, part: 1, pixels: 0, across };
}
