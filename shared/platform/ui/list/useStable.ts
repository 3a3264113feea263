import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which does what the latest one would: rows that did not change are not drawn. */
export function useStable<Given extends unknown[]>(work: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
