import type { Measure } from './textLines';

/** Fonts as wide as Helvetica, letter for letter: lines break where they will break in the PDF. */
export const TEXT_FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is as the browser sets it; about half its height a letter where the browser lets nobody measure. */
export const measure: Measure = (text, size) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return (text.length * size) / 2;
  // Measured large, since small sizes are rounded to the screen.
  context.font = `100px ${TEXT_FONT}`;
  return (context.measureText(text).width * size) / 100;
};
