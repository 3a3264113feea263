import { frameOf } from '../drawing/frame';
import { rectBetween } from '../drawing/shape';
import { heightOfText } from '../drawing/textBox';
import type { Measure } from '../drawing/textLines';
import type { FreeText } from '../xfdf/annotation';

/** Free text with its words changed: its box grows downwards, as its reader sees it, until they fit. */
export function withText(annotation: FreeText, contents: string, measure: Measure): FreeText {
  const { richContents: _, ...plain } = annotation;
  const frame = frameOf(annotation.rect, annotation.rotation ?? 0);
  const needed = heightOfText(contents, frame.width, annotation.style.size, measure);
  if (needed <= frame.height) return { ...plain, contents };
  return {
    ...plain,
    contents,
    rect: rectBetween(frame.at(0, frame.height - needed), frame.at(frame.width, frame.height)),
  };
}
