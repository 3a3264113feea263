import type { PDFFont } from '@cantoo/pdf-lib';
import type { ImagePart, Part, TextPart } from '../drawing/drawing';
import { measure } from '../drawing/measure';
import type { Measure } from '../drawing/textLines';

/** Written from the right, or joined and stacked: setting those takes more than a font's letters one after the other. */
const NEEDS_SHAPING =
  /\p{M}|[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** The letters of the annotations of one PDF: those that its font has are written, others are pictures. */
export class Letters {
  pictured = 0;
  bare = 0;
  private readonly known: ReadonlySet<number>;

  constructor(
    readonly font: PDFFont | undefined,
    private readonly pictureOf: (text: TextPart) => ImagePart[] | undefined,
  ) {
    this.known = new Set(font?.getCharacterSet());
  }

  /** As wide as it will be drawn. */
  readonly measure: Measure = (text, size) =>
    this.font && this.has(text) ? this.font.widthOfTextAtSize(text, size) : measure(text, size);
  readonly encode = (text: string): string => this.font?.encodeText(text).toString() ?? '<>';

  /** What can be drawn in place of these parts; undefined where words among them can be neither written nor drawn. */
  drawable(parts: readonly Part[]): Part[] | undefined {
    const drawn = parts.map((part) =>
      part.kind === 'text' && !part.lines.every(({ text }) => this.has(text)) ? this.pictureOf(part) : [part],
    );
    const isPictured = drawn.some((part, at) => part?.[0] !== parts[at]);
    const isBare = drawn.includes(undefined);
    if (isBare) this.bare += 1;
    else if (isPictured) this.pictured += 1;
    return isBare ? undefined : drawn.flatMap((part) => part ?? []);
  }

  private has(text: string): boolean {
    return !NEEDS_SHAPING.test(text) && [...text].every((letter) => this.known.has(letter.codePointAt(0) ?? 0));
  }
}
