import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** When a slow line too has brought a page what it needs itself; in milliseconds. */
const AFTER_MS = 4_000;

/** Draws what a page can do without, once nothing waits for the network any more. */
export function AfterFirstLoad({ children }: { children: ReactNode }) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLater, AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLater && <Suspense>{children}</Suspense>;
}
