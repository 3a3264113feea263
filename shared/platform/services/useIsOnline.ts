import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
