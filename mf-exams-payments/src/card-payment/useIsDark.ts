import { useSyncExternalStore } from 'react';

const darkWanted = window.matchMedia('(prefers-color-scheme: dark)');
function watch(onChange: () => void) {
  darkWanted.addEventListener('change', onChange);
  return () => darkWanted.removeEventListener('change', onChange);
}

/** Whether the device asks for the dark scheme, as it may begin to in the evening. */
export const useIsDark = (): boolean => useSyncExternalStore(watch, () => darkWanted.matches);
