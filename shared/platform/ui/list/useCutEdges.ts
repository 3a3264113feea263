import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** At which edges of a box that scrolls sideways more stands, and the room that its bars take, in CSS pixels. */
interface CutEdges {
  start: boolean;
  end: boolean;
  barBeside: number;
  barBelow: number;
}
const whole: CutEdges = { start: false, end: false, barBeside: 0, barBelow: 0 };

/** Whether more stands beside what a box shows, and the attributes of the frame around it that draw a sign at those edges. */
export function useCutEdges(box: RefObject<HTMLElement | null>) {
  const [cut, setCut] = useState(whole);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setCut((before) => sameOr(before, cutOf(element)));
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  const { start, end, barBeside, barBelow } = cut;
  return {
    isCut: start || end,
    sign: {
      'data-cut-start': start || undefined,
      'data-cut-end': end || undefined,
      style: { '--bar-beside': `${barBeside}px`, '--bar-below': `${barBelow}px` } as CSSProperties,
    },
  };
}

/** A pixel is lost to rounding where the page is zoomed. */
const ROUNDED = 1;

const cutOf = (box: HTMLElement): CutEdges => ({
  start: box.scrollLeft > ROUNDED,
  end: box.scrollLeft + box.clientWidth < box.scrollWidth - ROUNDED,
  barBeside: box.offsetWidth - 2 * box.clientLeft - box.clientWidth,
  barBelow: box.offsetHeight - 2 * box.clientTop - box.clientHeight,
});

const sameOr = (before: CutEdges, now: CutEdges): CutEdges =>
  Object.keys(now).every((key) => before[key as keyof CutEdges] === now[key as keyof CutEdges]) ? before : now;
