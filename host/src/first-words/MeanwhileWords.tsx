import { useLocation } from '@forms/shared/platform/routing';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { keepFocus } from './keepFocus';

/** What the server has drawn in the place of a part. */
export interface PartWordsDrawn {
  words: Element;
  /** The path that they are for. */
  path: string;
  /** Gives the focus back to the control in them that had it before they were moved. */
  giveFocusBack?: () => void;
}

export const PartWordsContext = createContext<PartWordsDrawn | undefined>(undefined);

/** The first words of the part at the address, which stand on until it is drawn; nothing where the server drew none. */
export function MeanwhileWords() {
  const drawn = use(PartWordsContext);
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isHere = drawn?.path === pathname;
  useLayoutEffect(() => {
    if (!drawn || !isHere) return;
    place.current?.append(drawn.words);
    drawn.giveFocusBack?.();
    return () => {
      drawn.giveFocusBack = keepFocus(drawn.words);
    };
  }, [drawn, isHere]);
  return isHere && <div ref={place} />;
}
