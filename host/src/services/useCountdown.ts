import { useEffect, useRef } from 'react';

interface Countdown {
  milliseconds: number;
  /** While it is held no time passes: it goes on with what is left. */
  held: boolean;
  /** When it begins; another value begins it anew. */
  from: number;
  onEnd(): void;
}

/** Calls `onEnd` once the time has passed. `onEnd` must be stable. */
export function useCountdown({ milliseconds, held, from, onEnd }: Countdown): void {
  const left = useRef(milliseconds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another beginning has all its time before it
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds, from]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (held) return;
    const began = Date.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [held, milliseconds, from, onEnd]);
}
