import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in whole CSS pixels, kept up to date; 0 until it is laid out. */
export function useWidth<E extends Element>(): [ref: RefCallback<E>, width: number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: E) => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
