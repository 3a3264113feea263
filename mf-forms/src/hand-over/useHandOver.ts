import { COMPOSING } from '@forms/shared/contract';
import { useCallback, useRef, useState } from 'react';
import { readWritten, type Written, writeAgain } from './written';

/**
 * Hands over to the live form what was written in the fields that the server has drawn of it. Both references are called
 * in the frame in which one takes the other's place: no key is lost between. A letter that is being put together, of an
 * accent and a vowel or of many keys, is waited for.
 *
 * @returns `standing` for the element that holds what the server has drawn, `alive` for the one that holds the form; and
 * whether a letter is being put together in the first
 */
export function useHandOver() {
  const written = useRef<Written>(undefined);
  const [isComposing, setComposing] = useState(false);
  const standing = useCallback((element: HTMLElement | null) => {
    const begin = () => setComposing(true);
    const end = () => setComposing(false);
    // It may have begun before anybody listened here.
    if (element?.querySelector(`[${COMPOSING}]`)) begin();
    element?.addEventListener('compositionstart', begin);
    element?.addEventListener('compositionend', end);
    return () => {
      // Nobody hears the end of it in an element that is gone.
      end();
      if (element) written.current = readWritten(element);
    };
  }, []);
  const alive = useCallback((element: HTMLElement | null) => {
    const before = written.current;
    written.current = undefined;
    // React is still drawing: what it draws on hearing of them would come too late to be seen here.
    if (element && before) queueMicrotask(() => writeAgain(element, before));
  }, []);
  return { standing, alive, isComposing };
}
