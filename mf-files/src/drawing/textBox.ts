import type { TextStyle } from '../xfdf/annotation';
import type { Frame } from './frame';
import { linesOf, type Measure } from './textLines';

/** Between lines, as a share of the letters' size. */
const LEADING = 1.2;
/** From the first line's top to its baseline, likewise. */
const ASCENT = 0.95;
/** Between a text's box and its letters, in points. */
const PADDING = 2;

/** A text in its box, broken into lines and aligned. */
export function textIn(frame: Frame, text: string, { size, colour, align }: TextStyle, measure: Measure) {
  const available = frame.width - 2 * PADDING;
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const lines = linesOf(text, available, (part) => measure(part, size)).map((line, at) => ({
    text: line,
    at: frame.at(
      PADDING + share * (available - measure(line, size)),
      frame.height - PADDING - size * (ASCENT + at * LEADING),
    ),
  }));
  return { kind: 'text' as const, lines, size, colour, angle: frame.angle };
}

/** How high a box of that width must be for a text, in points. */
export function heightOfText(text: string, width: number, size: number, measure: Measure): number {
  const lines = linesOf(text, width - 2 * PADDING, (part) => measure(part, size));
  return 2 * PADDING + size * LEADING * lines.length;
}
