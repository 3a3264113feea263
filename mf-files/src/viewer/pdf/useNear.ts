import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is in sight or within one screen of it. */
export function useNear<E extends Element>(): [ref: RefCallback<E>, near: boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: E) => {
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
