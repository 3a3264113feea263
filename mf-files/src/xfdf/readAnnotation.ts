import {
  type Annotation,
  type Border,
  borderStyles,
  type DrawnAnnotation,
  type LineEnding,
  lineEndings,
  markupTypes,
  type Point,
} from './annotation';
import { readColour } from './colour';
import { boundsOf, readFringe, readNumbers, readPoints, readQuads, readRect } from './geometry';
import { readPdfDate } from './pdfDate';
import { readTextStyle } from './textStyle';
import { childOf, elementsOf, localName, textOf, type XmlElement } from './xml';

/** Reads an element of `<annots>`. What lacks its page or its geometry, or is of another type, is kept as it is. */
export function readAnnotation(source: XmlElement): Annotation {
  return readDrawn(source) ?? { type: 'other', source };
}

function readDrawn(source: XmlElement): DrawnAnnotation | undefined {
  const { attributes } = source;
  const type = localName(source);
  const markup = markupTypes.find((known) => known === type);
  if (markup) {
    const quads = readQuads(attributes.coords);
    const common = commonOf(source, quads.flat());
    return quads.length > 0 ? common && { type: markup, quads, ...common } : undefined;
  }
  switch (type) {
    case 'ink': {
      const strokes = elementsOf(childOf(source, 'inklist') ?? source)
        .filter((child) => localName(child) === 'gesture')
        .map((gesture) => readPoints(textOf(gesture)))
        .filter((stroke) => stroke.length > 0);
      const common = commonOf(source, strokes.flat());
      return strokes.length > 0 ? common && { type, strokes, border: borderOf(source), ...common } : undefined;
    }
    case 'freetext': {
      const callout = readPoints(attributes.callout);
      const common = commonOf(source);
      return (
        common && {
          type,
          style: readTextStyle(source),
          border: borderOf(source),
          ...defined({
            callout: callout.length > 0 ? callout : undefined,
            head: attributes.head === undefined ? undefined : endingOf(attributes.head),
            fringe: readFringe(attributes.fringe),
            rotation: readNumbers(attributes.rotation)[0],
          }),
          ...common,
        }
      );
    }
    case 'text': {
      const { icon = 'Note', state, statemodel: stateModel } = attributes;
      const common = commonOf(source);
      return common && { type, icon, ...defined({ state, stateModel }), ...common };
    }
    case 'square':
    case 'circle': {
      const common = commonOf(source);
      const fringe = readFringe(attributes.fringe);
      return common && { type, border: borderOf(source), ...interiorOf(source), ...defined({ fringe }), ...common };
    }
    case 'line': {
      const [[start], [end]] = [readPoints(attributes.start), readPoints(attributes.end)];
      if (!start || !end) return undefined;
      const common = commonOf(source, [start, end]);
      return (
        common && { type, start, end, ...endingsOf(source), border: borderOf(source), ...interiorOf(source), ...common }
      );
    }
    case 'polygon':
    case 'polyline': {
      const vertices = readPoints(textOf(childOf(source, 'vertices') ?? ''));
      if (vertices.length === 0) return undefined;
      const common = commonOf(source, vertices);
      return (
        common && { type, vertices, ...endingsOf(source), border: borderOf(source), ...interiorOf(source), ...common }
      );
    }
    case 'stamp': {
      const image = childOf(source, 'imagedata');
      const common = commonOf(source);
      return (
        common && {
          type,
          icon: attributes.icon ?? 'Draft',
          ...defined({ image: image && textOf(image).trim(), rotation: readNumbers(attributes.rotation)[0] }),
          ...common,
        }
      );
    }
    default:
      return undefined;
  }
}

/** What all types share; nothing without a page, or without a rectangle, written or of the type's own `points`. */
function commonOf(source: XmlElement, points: readonly Point[] = []) {
  const { attributes } = source;
  const page = /^\s*\d+\s*$/.test(attributes.page ?? '') ? Number(attributes.page) : undefined;
  const rect = readRect(attributes.rect) ?? boundsOf(points);
  if (page === undefined || rect === undefined) return undefined;
  const contents = childOf(source, 'contents');
  const richContents = childOf(source, 'contents-richtext');
  const popup = childOf(source, 'popup');
  const popupRect = readRect(popup?.attributes.rect);
  const [opacity = 1] = readNumbers(attributes.opacity);
  return {
    page,
    rect,
    contents: textOf(contents ?? richContents ?? ''),
    opacity: Math.min(1, Math.max(0, opacity)),
    flags: (attributes.flags ?? '').split(/[\s,]+/).filter(Boolean),
    ...defined({
      name: attributes.name,
      author: attributes.title,
      subject: attributes.subject,
      richContents,
      colour: readColour(attributes.color),
      created: readPdfDate(attributes.creationdate ?? ''),
      modified: readPdfDate(attributes.date ?? ''),
      intent: attributes.intent ?? attributes.IT,
      inReplyTo: attributes.inreplyto,
      replyType: replyTypes.find((known) => known === attributes.replyType?.toLowerCase()),
      popup: popupRect && { rect: popupRect, open: popup?.attributes.open === 'yes' },
    }),
    source,
  };
}
const replyTypes = ['reply', 'group'] as const;

function borderOf({ attributes }: XmlElement): Border {
  const [width = 1] = readNumbers(attributes.width);
  const dashes = readNumbers(attributes.dashes);
  return {
    width,
    style: borderStyles.find((known) => known === attributes.style) ?? 'solid',
    ...defined({ dashes: dashes.length > 0 ? dashes : undefined, intensity: readNumbers(attributes.intensity)[0] }),
  };
}

const interiorOf = ({ attributes }: XmlElement) => defined({ interior: readColour(attributes['interior-color']) });

const endingOf = (text?: string): LineEnding => lineEndings.find((known) => known === text) ?? 'None';
const endingsOf = ({ attributes }: XmlElement) => ({
  head: endingOf(attributes.head),
  tail: endingOf(attributes.tail),
});

/** Only what is there: an optional property is left out, never undefined. */
const defined = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T as undefined extends T[K] ? never : K]: T[K];
  } & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };
