import { type PDFContext, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import type { Border, DrawnAnnotation, Point } from '../xfdf/annotation';
import { writePdfDate } from '../xfdf/pdfDate';
import { subtypes } from '../xfdf/subtypes';
import { sharesOf } from './content';

type Entries = Record<string, PDFObject>;

/** Bits of an annotation's `/F`. */
const flagBits: Readonly<Record<string, number>> = {
  invisible: 1,
  hidden: 2,
  print: 4,
  nozoom: 8,
  norotate: 16,
  noview: 32,
  readonly: 64,
  locked: 128,
  togglenoview: 256,
};

/** An annotation's dictionary (ISO 32000-1, 12.5), but for its page, its appearance and what it replies to. */
export function entriesOf(annotation: DrawnAnnotation, context: PDFContext): Entries {
  const name = PDFName.of;
  const numbers = (all: readonly number[]) => context.obj([...all]);
  const points = (all: readonly Point[]) => numbers(all.flat());
  const colour = (text: string) => numbers(sharesOf(text));
  const text = (content: string) => PDFHexString.fromText(content);
  const date = (iso: string) => PDFString.of(writePdfDate(iso));
  const border = ({ width, style, dashes }: Border): Entries => ({
    BS: context.obj({ W: width, S: style === 'dash' ? 'D' : 'S', ...(dashes && { D: [...dashes] }) }),
  });

  const { author, colour: own, created, flags, intent, modified, subject } = annotation;
  const common: Entries = {
    Type: name('Annot'),
    Subtype: name(subtypes[annotation.type]),
    Rect: numbers(annotation.rect),
    Contents: text(annotation.contents),
    CA: context.obj(annotation.opacity),
    F: context.obj(flags.reduce((all, flag) => all | (flagBits[flag.toLowerCase()] ?? 0), 0)),
    ...(annotation.name !== undefined && { NM: text(annotation.name) }),
    ...(author !== undefined && { T: text(author) }),
    ...(subject !== undefined && { Subj: text(subject) }),
    ...(own !== undefined && { C: colour(own) }),
    ...(created !== undefined && { CreationDate: date(created) }),
    ...(modified !== undefined && { M: date(modified) }),
    ...(intent !== undefined && { IT: name(intent) }),
  };
  const interior = (fill: string | undefined): Entries => (fill === undefined ? {} : { IC: colour(fill) });

  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strikeout':
    case 'squiggly':
      return { ...common, QuadPoints: points(annotation.quads.flat()) };
    case 'ink':
      return {
        ...common,
        InkList: context.obj(annotation.strokes.map((stroke) => stroke.flat())),
        ...border(annotation.border),
      };
    case 'freetext': {
      const { callout, fringe, head, rotation, style } = annotation;
      return {
        ...common,
        ...border(annotation.border),
        DA: PDFString.of(`/Helv ${style.size} Tf ${sharesOf(style.colour).join(' ')} rg`),
        Q: context.obj({ left: 0, center: 1, right: 2 }[style.align]),
        ...(rotation !== undefined && { Rotate: context.obj(rotation) }),
        ...(callout && { CL: points(callout) }),
        ...(head && { LE: name(head) }),
        ...(fringe && { RD: numbers(fringe) }),
      };
    }
    case 'text': {
      const { state, stateModel } = annotation;
      return {
        ...common,
        Name: name(annotation.icon),
        ...(state !== undefined && { State: text(state) }),
        ...(stateModel !== undefined && { StateModel: text(stateModel) }),
      };
    }
    case 'square':
    case 'circle': {
      const { fringe } = annotation;
      return {
        ...common,
        ...border(annotation.border),
        ...interior(annotation.interior),
        ...(fringe && { RD: numbers(fringe) }),
      };
    }
    case 'line':
      return {
        ...common,
        ...border(annotation.border),
        ...interior(annotation.interior),
        L: points([annotation.start, annotation.end]),
        LE: context.obj([annotation.head, annotation.tail]),
      };
    case 'polygon':
    case 'polyline':
      return {
        ...common,
        ...border(annotation.border),
        ...interior(annotation.interior),
        Vertices: points(annotation.vertices),
        ...(annotation.type === 'polyline' && { LE: context.obj([annotation.head, annotation.tail]) }),
      };
    case 'stamp':
      return {
        ...common,
        Name: name(annotation.icon),
        ...(annotation.rotation !== undefined && { Rotate: context.obj(annotation.rotation) }),
      };
  }
}
