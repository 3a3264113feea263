import { useCallback, useRef } from 'react';
import { readWritten, type Written, writeAgain } from './written';

/**
 * Hands over to the live form what was written in the fields that the server has drawn of it. Both references are called
 * in the frame in which one takes the other's place: no key is lost between.
 *
 * @returns `standing` for the element that holds what the server has drawn, `alive` for the one that holds the form
 */
export function useHandOver() {
  const written = useRef<Written>(undefined);
  const standing = useCallback(
    (element: HTMLElement | null) => () => {
      if (element) written.current = readWritten(element);
    },
    [],
  );
  const alive = useCallback((element: HTMLElement | null) => {
    const before = written.current;
    written.current = undefined;
    // React is still drawing: what it draws on hearing of them would come too late to be seen here.
    if (element && before) queueMicrotask(() => writeAgain(element, before));
  }, []);
  return { standing, alive };
}
