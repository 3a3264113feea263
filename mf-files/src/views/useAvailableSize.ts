import { useEffect, useState } from 'react';
import type { Size } from './zoom';

/** The room inside an element in whole CSS pixels, kept up to date; nothing until it is laid out. */
export function useAvailableSize(element: Element | null): Size | undefined {
  const [available, setAvailable] = useState<Size>();
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0) setAvailable({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return available;
}
