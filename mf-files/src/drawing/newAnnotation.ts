import type { DrawnAnnotation, Point, Quad, Rect } from '../xfdf/annotation';
import { fitted, rectBetween } from './shape';
import type { StampIcon } from './stamps';
import { type DrawTool, type Look, type MarkupTool, toolNames } from './tools';

/** Who makes an annotation, on which page, and how it shall look. */
export interface AnnotationContext {
  name: string;
  /** Counted from 0. */
  page: number;
  /** By how much the page is turned where it is seen, clockwise in degrees: text and stamps are upright for who makes them. */
  rotation: number;
  look: Look;
  author: string;
  /** ISO 8601. */
  now: string;
  stamp: StampIcon;
}

const LINE_WIDTH = 2;
const TEXT_SIZE = 14;
/** In points, as seen. */
const NOTE_SIZE = 22;
const sizes: Partial<Record<DrawTool, readonly [width: number, height: number]>> = {
  freetext: [180, 24],
  stamp: [150, 45],
};
const FIRST_SIZE = [120, 80] as const;
/** A pointer that moved less than this, in points, was pressed, not dragged. */
const DRAGGED = 4;

/** The annotation of lines of text. */
export const newMarkup = (tool: MarkupTool, quads: readonly Quad[], context: AnnotationContext): DrawnAnnotation =>
  fitted({ type: tool, quads, rect: [0, 0, 0, 0], ...commonOf(tool, context) });

/**
 * What a tool makes of the points that the pointer went through, in PDF user space: two corners or ends, a stroke,
 * vertices, or a place, where it gets its usual size.
 */
export function newAnnotation(tool: DrawTool, points: readonly Point[], context: AnnotationContext): DrawnAnnotation {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const common = { rect: boxOf(tool, first, last, context.rotation), ...commonOf(tool, context) };
  const border = { width: LINE_WIDTH, style: 'solid' } as const;
  switch (tool) {
    case 'ink':
      return fitted({ ...common, type: tool, strokes: [points], border });
    case 'square':
    case 'circle':
      return { ...common, type: tool, border };
    case 'line':
    case 'arrow': {
      const [start, end] = isDragged(first, last) ? [first, last] : lineThrough(first, context.rotation);
      const arrow = tool === 'arrow';
      return fitted({
        ...common,
        type: 'line',
        start,
        end,
        head: 'None',
        tail: arrow ? 'OpenArrow' : 'None',
        ...(arrow && { intent: 'LineArrow' }),
        border,
      });
    }
    case 'polygon': {
      const vertices = points.length > 2 ? points : triangleIn(boxOf(tool, first, first, context.rotation));
      return fitted({ ...common, type: tool, vertices, head: 'None', tail: 'None', border });
    }
    case 'freetext': {
      const { colour: _, ...rest } = common;
      return {
        ...rest,
        type: tool,
        intent: 'FreeTextTypewriter',
        style: { size: TEXT_SIZE, colour: context.look.colour, font: 'Helvetica', align: 'left' },
        border: { width: 0, style: 'solid' },
        rotation: context.rotation,
      };
    }
    case 'note':
      return { ...common, type: 'text', icon: 'Comment', rect: around(first, [NOTE_SIZE, NOTE_SIZE]) };
    case 'stamp': {
      const { colour: _, ...rest } = common;
      return { ...rest, type: tool, icon: context.stamp, rotation: context.rotation };
    }
  }
}

/** What a person writes under an annotation, theirs or another's. */
export const newReply = (
  to: DrawnAnnotation,
  contents: string,
  { name, author, now }: Pick<AnnotationContext, 'name' | 'author' | 'now'>,
): DrawnAnnotation => ({
  type: 'text',
  icon: 'Comment',
  name,
  page: to.page,
  rect: to.rect,
  author,
  subject: 'Reply',
  contents,
  opacity: 1,
  flags: ['hidden', 'print'],
  created: now,
  modified: now,
  replyType: 'reply',
  ...(to.name !== undefined && { inReplyTo: to.name }),
});

/** The points that a tool is given by keyboard, where there is no pointer: its usual size, and a tick to be drawn. */
export const pointsAt = (tool: DrawTool, [x, y]: Point, rotation: number): readonly Point[] =>
  tool === 'ink'
    ? (
        [
          [-12, 2],
          [-4, -8],
          [14, 12],
        ] as const
      ).map((step) => {
        const [dx, dy] = asSeen(step, rotation);
        return [x + dx, y + dy];
      })
    : [[x, y]];

const commonOf = (tool: MarkupTool | DrawTool, { name, page, look, author, now }: AnnotationContext) => ({
  name,
  page,
  author,
  subject: toolNames[tool],
  contents: '',
  colour: look.colour,
  opacity: look.opacity,
  flags: ['print'],
  created: now,
  modified: now,
});

const isDragged = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1) >= DRAGGED;

function boxOf(tool: DrawTool, first: Point, last: Point, rotation: number): Rect {
  if (isDragged(first, last)) return rectBetween(first, last);
  const [width, height] = sizes[tool] ?? FIRST_SIZE;
  return around(first, rotation % 180 === 0 ? [width, height] : [height, width]);
}

const around = ([x, y]: Point, [width, height]: readonly [number, number]): Rect => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

/** A step to the right and up as it is seen on a page that is turned clockwise, in the page's own axes. */
function asSeen([x, y]: Point, rotation: number): Point {
  switch (rotation) {
    case 90:
      return [-y, x];
    case 180:
      return [-x, -y];
    case 270:
      return [y, -x];
    default:
      return [x, y];
  }
}

function lineThrough([x, y]: Point, rotation: number): readonly [Point, Point] {
  const [dx, dy] = asSeen([60, 0], rotation);
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

const triangleIn = ([left, bottom, right, top]: Rect): readonly Point[] => [
  [left, bottom],
  [right, bottom],
  [(left + right) / 2, top],
];
