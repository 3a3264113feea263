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
    if (place.current) moveInto(place.current, drawn.words);
    drawn.giveFocusBack?.();
    return () => {
      drawn.giveFocusBack = keepFocus(drawn.words);
      park(drawn.words);
    };
  }, [drawn, isHere]);
  return isHere && <div ref={place} />;
}

const canMove = (place: Element, words: Element) => 'moveBefore' in place && words.isConnected;

/** Where the browser can, what is moved keeps the focus, and a letter that is being put together. */
function moveInto(place: Element, words: Element): void {
  if (canMove(place, words)) place.moveBefore(words, null);
  else place.append(words);
}

/** Takes words out of a place that goes, until the next has them in the same frame; they go where there is none. */
function park(words: Element): void {
  const { body } = document;
  if (!canMove(body, words)) return;
  body.moveBefore(words, null);
  queueMicrotask(() => {
    if (words.parentNode === body) words.remove();
  });
}
