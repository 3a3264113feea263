import type { DrawnAnnotation, Point, Quad, Rect } from '../xfdf/annotation';
import { type Frame, frameOf } from './frame';
import { lineEnding } from './lineEnding';
import { type Command, dot, ellipse, polyline, rectangle, rounded } from './path';
import { stampLook } from './stamps';
import { textIn } from './textBox';
import type { Measure } from './textLines';

/** What an annotation looks like, in PDF user space: the screen and the PDF's appearance stream draw the same. */
export interface Drawing {
  parts: readonly Part[];
  /** 0 to 1. */
  opacity: number;
  /** Whether it darkens what is under it, as a marker does, in place of covering it. */
  multiplies: boolean;
}
export type Part = PathPart | TextPart | ImagePart;
export interface PathPart {
  kind: 'path';
  path: readonly Command[];
  /** `#RRGGBB`, as every colour here. */
  fill?: string;
  stroke?: string;
  /** Of the stroke, in points. */
  width: number;
  dashes?: readonly number[];
}
export interface TextPart {
  kind: 'text';
  lines: readonly { text: string; at: Point }[];
  /** In points. */
  size: number;
  colour: string;
  /** In degrees, counterclockwise. */
  angle: number;
}
export interface ImagePart {
  kind: 'image';
  /** A data URL. */
  url: string;
  frame: Frame;
}

interface DrawingContext {
  measure: Measure;
  /** By how much the page is turned where it is seen, clockwise: a note's icon stays upright. */
  pageRotation: number;
}

const DEFAULT_COLOUR = '#000000';

/** The drawing of an annotation; its `colour` counts where its type has one. */
export function drawingOf(annotation: DrawnAnnotation, context: DrawingContext): Drawing {
  const multiplies = annotation.type === 'highlight';
  return { parts: partsOf(annotation, context), opacity: annotation.opacity, multiplies };
}

function partsOf(annotation: DrawnAnnotation, { measure, pageRotation }: DrawingContext): Part[] {
  const colour = annotation.colour ?? DEFAULT_COLOUR;
  switch (annotation.type) {
    case 'highlight':
      return annotation.quads.map(([a, b, c, d]) => ({
        kind: 'path',
        path: polyline([a, b, d, c], true),
        fill: annotation.colour ?? '#FFD100',
        width: 0,
      }));
    case 'underline':
      return annotation.quads.map((quad) => stroke(polyline(across(quad, 0.08)), colour, heightOf(quad) / 14));
    case 'strikeout':
      return annotation.quads.map((quad) => stroke(polyline(across(quad, 0.45)), colour, heightOf(quad) / 14));
    case 'squiggly':
      return annotation.quads.map((quad) => stroke(polyline(squiggle(quad)), colour, heightOf(quad) / 18));
    case 'ink': {
      const { width } = annotation.border;
      const path = annotation.strokes.flatMap((points) => (points.length === 1 ? dot(points) : polyline(points)));
      return [stroke(path, colour, width)];
    }
    case 'square':
    case 'circle': {
      const { border, fringe, interior } = annotation;
      const box = inset(within(annotation.rect, fringe), border.width / 2);
      const path = annotation.type === 'square' ? rectangle(box) : ellipse(box);
      return [{ ...bordered(path, colour, border), ...(interior && { fill: interior }) }];
    }
    case 'line':
    case 'polyline': {
      const points = annotation.type === 'line' ? [annotation.start, annotation.end] : annotation.vertices;
      const { border, head, tail, interior = colour } = annotation;
      const [first = [0, 0], second = first] = points;
      const [last = first, before = last] = points.toReversed();
      const endings = [lineEnding(head, first, second, border.width), lineEnding(tail, last, before, border.width)];
      return [
        bordered(polyline(points), colour, border),
        ...endings.flatMap((ending): Part[] =>
          ending.path.length === 0
            ? []
            : [{ ...stroke(ending.path, colour, border.width), ...(ending.isClosed && { fill: interior }) }],
        ),
      ];
    }
    case 'polygon': {
      const { border, interior, vertices } = annotation;
      return [{ ...bordered(polyline(vertices, true), colour, border), ...(interior && { fill: interior }) }];
    }
    case 'freetext': {
      const { border, style, fringe, callout, contents, rotation = 0 } = annotation;
      const box = within(annotation.rect, fringe);
      const frame = frameOf(box, rotation);
      const outline = inset(box, border.width / 2);
      const hasBox = annotation.colour !== undefined || border.width > 0;
      return [
        ...(hasBox
          ? [
              {
                ...(border.width > 0 ? bordered(rectangle(outline), style.colour, border) : still(rectangle(outline))),
                ...(annotation.colour && { fill: annotation.colour }),
              },
            ]
          : []),
        ...(callout ? [stroke(polyline(callout), style.colour, Math.max(border.width, 1))] : []),
        textIn(frame, contents, style, measure),
      ];
    }
    case 'text':
      return noteIcon(annotation.rect, pageRotation, annotation.colour ?? '#FFD100');
    case 'stamp': {
      const frame = frameOf(annotation.rect, annotation.rotation ?? 0);
      if (annotation.image) return [{ kind: 'image', url: annotation.image, frame }];
      return stampParts(frame, annotation.icon, annotation.colour, measure);
    }
  }
}

const still = (path: readonly Command[]): PathPart => ({ kind: 'path', path, width: 0 });
const stroke = (path: readonly Command[], colour: string, width: number): PathPart => ({
  ...still(path),
  stroke: colour,
  width,
});

const bordered = (
  path: readonly Command[],
  colour: string,
  { width, style, dashes }: { width: number; style: string; dashes?: readonly number[] },
): PathPart =>
  width === 0
    ? still(path)
    : { ...stroke(path, colour, width), ...(style === 'dash' && { dashes: dashes ?? [3 * width, 2 * width] }) };

function stampParts(frame: Frame, icon: string, ownColour: string | undefined, measure: Measure): Part[] {
  const { label, colour } = stampLook(icon);
  const ink = ownColour ?? colour;
  const width = Math.min(frame.width, frame.height) / 20;
  const size = Math.min(frame.height * 0.5, (frame.width * 0.86) / Math.max(measure(label, 1), 0.1));
  const at = frame.at((frame.width - measure(label, size)) / 2, frame.height / 2 - size * 0.36);
  return [
    {
      ...stroke(
        rounded(
          frame,
          { left: width, bottom: width, width: frame.width - 2 * width, height: frame.height - 2 * width },
          3 * width,
        ),
        ink,
        width,
      ),
      fill: '#FFFFFF',
    },
    { kind: 'text', lines: [{ text: label, at }], size, colour: ink, angle: frame.angle },
  ];
}

/** A speech bubble with two lines in it. */
function noteIcon(rect: Rect, pageRotation: number, colour: string): Part[] {
  const frame = frameOf(rect, pageRotation);
  const at = (x: number, y: number): Point => frame.at((x / 20) * frame.width, (y / 20) * frame.height);
  const unit = frame.width / 20;
  const bubble = polyline([at(2, 18), at(18, 18), at(18, 6), at(10, 6), at(5, 1.5), at(5, 6), at(2, 6)], true);
  const lines = [...polyline([at(5, 14), at(15, 14)]), ...polyline([at(5, 10), at(12, 10)])];
  return [{ ...stroke(bubble, '#1D2025', unit), fill: colour }, stroke(lines, '#1D2025', unit)];
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];
const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
const heightOf = ([topLeft, , bottomLeft]: Quad) => distance(topLeft, bottomLeft);

/** A line from left to right over a quad, so much of its height above its bottom. */
const across = ([topLeft, topRight, bottomLeft, bottomRight]: Quad, share: number): Point[] => [
  between(bottomLeft, topLeft, share),
  between(bottomRight, topRight, share),
];

function squiggle(quad: Quad): Point[] {
  const [low, high] = [across(quad, 0.02), across(quad, 0.14)];
  const [start = [0, 0], end = start] = low;
  const steps = Math.max(2, Math.round(distance(start, end) / (heightOf(quad) / 6)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [from = start, to = end] = step % 2 === 0 ? low : high;
    return between(from, to, step / steps);
  });
}

const within = ([left, bottom, right, top]: Rect, [l, b, r, t]: Rect = [0, 0, 0, 0]): Rect => [
  left + l,
  bottom + b,
  right - r,
  top - t,
];
const inset = (rect: Rect, by: number): Rect => within(rect, [by, by, by, by]);
