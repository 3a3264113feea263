import { TERMS_SHARE, TERMS_WAIT_MS } from '@forms/shared/contract';
import { type RefCallback, type UIEvent, useCallback, useEffect, useState } from 'react';

/** How far a box has been scrolled, from 0 to 1; one that needs no scrolling is at its end. */
const shareOf = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 1;

/**
 * Whether terms count as read: scrolled past 80 %, or in sight for 30 seconds. `box` goes on the scrolling box once
 * the text is in it.
 */
export function useTermsRead() {
  const [box, setBox] = useState<Element | null>(null);
  const [isRead, setRead] = useState(false);

  const look = useCallback((at: Element) => shareOf(at) >= TERMS_SHARE && setRead(true), []);
  useEffect(() => {
    if (!box || isRead) return;
    // The text is laid out, and its fonts may come, after the box.
    const resized = new ResizeObserver(() => look(box));
    for (const part of [box, ...box.children]) resized.observe(part);
    const timer = setTimeout(() => setRead(true), TERMS_WAIT_MS);
    return () => {
      resized.disconnect();
      clearTimeout(timer);
    };
  }, [box, isRead, look]);

  return {
    isRead,
    box: setBox as RefCallback<HTMLElement>,
    onScroll: (event: UIEvent) => look(event.currentTarget),
  };
}
