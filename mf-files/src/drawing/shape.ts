import type { DrawnAnnotation, Line, Point, Rect } from '../xfdf/annotation';
import { boundsOf } from '../xfdf/geometry';

/** Where a point goes, in PDF points. */
type Move = (point: Point) => Point;

/** The smallest side that a person can still take hold of, in points. */
const SMALLEST = 6;

/** The points that an annotation is made of; the corners of its rectangle where it is made of none. */
function pointsOf(annotation: DrawnAnnotation): readonly Point[] {
  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strikeout':
    case 'squiggly':
      return annotation.quads.flat();
    case 'ink':
      return annotation.strokes.flat();
    case 'line':
      return [annotation.start, annotation.end];
    case 'polygon':
    case 'polyline':
      return annotation.vertices;
    default:
      return cornersOf(annotation.rect);
  }
}

/** What a person takes hold of: the rectangle of the shape itself, without its line's thickness. */
export const extentOf = (annotation: DrawnAnnotation): Rect => boundsOf(pointsOf(annotation)) ?? annotation.rect;

/** The annotation with each of its points moved, and its rectangle around them. */
function mapped<A extends DrawnAnnotation>(annotation: A, move: Move): A;
function mapped(annotation: DrawnAnnotation, move: Move): DrawnAnnotation {
  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strikeout':
    case 'squiggly': {
      const quads = annotation.quads.map(([a, b, c, d]) => [move(a), move(b), move(c), move(d)] as const);
      return fitted({ ...annotation, quads });
    }
    case 'ink':
      return fitted({ ...annotation, strokes: annotation.strokes.map((stroke) => stroke.map(move)) });
    case 'line':
      return fitted({ ...annotation, start: move(annotation.start), end: move(annotation.end) });
    case 'polygon':
    case 'polyline':
      return fitted({ ...annotation, vertices: annotation.vertices.map(move) });
    case 'freetext': {
      const { callout } = annotation;
      return { ...annotation, rect: movedRect(annotation.rect, move), ...(callout && { callout: callout.map(move) }) };
    }
    default:
      return { ...annotation, rect: movedRect(annotation.rect, move) };
  }
}

const cornersOf = ([left, bottom, right, top]: Rect): readonly Point[] => [
  [left, bottom],
  [right, top],
];
const movedRect = (rect: Rect, move: Move): Rect => boundsOf(cornersOf(rect).map(move)) ?? rect;

/** With the rectangle that its points, the thickness of its line and its arrowheads take. */
export function fitted<A extends DrawnAnnotation>(annotation: A): A {
  const [left, bottom, right, top] = extentOf(annotation);
  const margin = marginAround(annotation);
  return { ...annotation, rect: [left - margin, bottom - margin, right + margin, top + margin] };
}

function marginAround(annotation: DrawnAnnotation): number {
  switch (annotation.type) {
    case 'ink':
      return annotation.border.width;
    case 'line':
    case 'polygon':
    case 'polyline':
      return annotation.head === 'None' && annotation.tail === 'None'
        ? annotation.border.width
        : endingSize(annotation.border.width);
    default:
      return 0;
  }
}

/** How far a line's ending reaches from its point, in points, for a line of that width. */
export const endingSize = (width: number): number => 4 + 3 * width;

/** The annotation elsewhere on its page. */
export const movedBy = <A extends DrawnAnnotation>(annotation: A, [dx, dy]: Point): A =>
  mapped(annotation, ([x, y]) => [x + dx, y + dy]);

/** The annotation filling another rectangle; what was flat stays flat, and a note keeps its size. */
export function resizedTo<A extends DrawnAnnotation>(annotation: A, to: Rect): A {
  const from = extentOf(annotation);
  const [left, bottom, right, top] = atLeast(to);
  if (annotation.type === 'text') return movedBy(annotation, [left - from[0], top - from[3]]);
  const stretch = (at: number, [low, high]: Point, [newLow, newHigh]: Point) =>
    high - low < 0.01 ? newLow + (at - low) : newLow + ((at - low) * (newHigh - newLow)) / (high - low);
  return mapped(annotation, ([x, y]) => [
    stretch(x, [from[0], from[2]], [left, right]),
    stretch(y, [from[1], from[3]], [bottom, top]),
  ]);
}

const atLeast = ([left, bottom, right, top]: Rect): Rect => [
  left,
  bottom,
  Math.max(right, left + SMALLEST),
  Math.max(top, bottom + SMALLEST),
];

/** The rectangle between two corners, whichever they are. */
export const rectBetween = ([x1, y1]: Point, [x2, y2]: Point): Rect => [
  Math.min(x1, x2),
  Math.min(y1, y2),
  Math.max(x1, x2),
  Math.max(y1, y2),
];

/** The line with one of its ends elsewhere. */
export const withEnd = (line: Line, end: 'start' | 'end', at: Point): Line => fitted({ ...line, [end]: at });
