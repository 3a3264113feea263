import { useLocation } from '@forms/shared/platform/routing';
import { createContext, use, useLayoutEffect, useRef } from 'react';

/** What the server has drawn in the place of a part. */
export interface PartWordsDrawn {
  words: Element;
  /** The path that they are for. */
  path: string;
}

export const PartWordsContext = createContext<PartWordsDrawn | undefined>(undefined);

/** The first words of the part at the address, which stand on until it is drawn; nothing where the server drew none. */
export function MeanwhileWords() {
  const drawn = use(PartWordsContext);
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const words = drawn?.path === pathname ? drawn.words : undefined;
  useLayoutEffect(() => {
    if (words) place.current?.append(words);
  }, [words]);
  return words && <div ref={place} />;
}
