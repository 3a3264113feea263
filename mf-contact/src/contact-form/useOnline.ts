import { useSyncExternalStore } from 'react';

function watch(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection at all; that the server can be reached is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
