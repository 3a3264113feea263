import { type RefObject, useEffect, useState } from 'react';

const OPEN = 'forms-camera';

/**
 * Remembers in this tab that the camera of an input is open, until the phone hands a photograph over or none. Answers
 * whether it was when the page was loaded anew: then there is nobody to hand it to.
 */
export function useCamera(input: RefObject<HTMLInputElement | null>, of: string | undefined): boolean {
  const [wasOpen] = useState(() => of !== undefined && remembered() === of);
  useEffect(() => {
    if (wasOpen) remember(undefined);
    const camera = input.current;
    if (!camera || of === undefined) return;
    const opens = () => remember(of);
    const closes = () => remember(undefined);
    camera.addEventListener('click', opens);
    camera.addEventListener('change', closes);
    camera.addEventListener('cancel', closes);
    return () => {
      camera.removeEventListener('click', opens);
      camera.removeEventListener('change', closes);
      camera.removeEventListener('cancel', closes);
    };
  }, [input, of, wasOpen]);
  return wasOpen;
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(OPEN);
  } catch {
    return null;
  }
}

function remember(of: string | undefined): void {
  try {
    if (of === undefined) sessionStorage.removeItem(OPEN);
    else sessionStorage.setItem(OPEN, of);
  } catch {
    // Where a browser keeps nothing, nothing is said.
  }
}
