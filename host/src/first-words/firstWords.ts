import { COMPOSING } from '@forms/shared/contract';
import { FIRST_WORDS, PART_WORDS } from './id';
import { keepFocus } from './keepFocus';
import type { PartWordsDrawn } from './MeanwhileWords';

const wordsOf = () => document.getElementById(FIRST_WORDS);
const controlsIn = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];

/** What the button is marked with that could not answer yet and was pressed last. */
const PRESSED = 'data-pressed';

/**
 * Takes the page's first words away where they are those of another address, as of the home page for `/#/about`. Else
 * they stay until the page is drawn: their links lead on by themselves, and a button that is pressed is remembered.
 *
 * @param settle puts the address in order
 */
export function heedFirstWords(settle: () => void): void {
  const { pathname } = window.location;
  settle();
  if (window.location.pathname !== pathname) wordsOf()?.remove();
  const words = wordsOf();
  words?.addEventListener('click', ({ target }) => {
    words.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    if (target instanceof Element) target.closest('button')?.setAttribute(PRESSED, '');
  });
  for (const kind of ['compositionstart', 'compositionend'])
    words?.querySelector(`#${PART_WORDS}`)?.addEventListener(kind, ({ target }) => {
      if (target instanceof Element) target.toggleAttribute(COMPOSING, kind === 'compositionstart');
    });
}

/** Whether the server has drawn the page's first words. */
export const hasFirstWords = (): boolean => wordsOf() !== null;

/** What the server has drawn in the place of the page's part, at the path for which it was. */
export function wordsOfPart(): PartWordsDrawn | undefined {
  const words = wordsOf()?.querySelector(`#${PART_WORDS}`);
  return words ? { words, path: window.location.pathname, giveFocusBack: keepFocus(words) } : undefined;
}

/**
 * Draws the page in the place of its first words, in one frame: the focus, a press of a button and the place that was
 * scrolled to are the page's then.
 *
 * @param draw draws the page into `#root` at once
 */
export function replaceFirstWords(draw: () => void): void {
  const words = wordsOf();
  const before = controlsIn(words);
  const { activeElement } = document;
  const pressed = words?.querySelector(`[${PRESSED}]`);
  const { scrollY } = window;
  draw();
  if (!words) return;
  const controls = controlsIn(document.getElementById('root'));
  const inPlaceOf = (control: Element | null | undefined) => controls[before.indexOf(control as HTMLElement)];
  words.remove();
  inPlaceOf(activeElement)?.focus({ preventScroll: true });
  if (scrollY > 0) window.scrollTo(0, scrollY);
  inPlaceOf(pressed)?.click();
}
