import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract';

/** What was typed, once no key has been pressed for as long as a search waits. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
